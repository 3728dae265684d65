import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $overlay } from '../../../widgets/overlays/overlay-store';
import { pageFeature as drawer } from '../../../widgets/drawer/feature';
import { pageFeature as search } from '../../../widgets/search/feature';
import { startToggles } from '../../../widgets/overlays/toggles';
import { setSettings } from '../../../src/wordpress/settings';

const OVERLAYS = [drawer, search].flatMap(({ overlay = [] }) => overlay);
const EARLY = Symbol.for('islas.early');

let page: AbortController;
const element = (id: string) => document.getElementById(id) as HTMLDialogElement;
const mark = (): unknown => history.state?.islasOverlay;
/** Simulates Back: happy-dom does not traverse its history. */
const goBack = (state: unknown = null) => {
  history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
const click = (id: string, options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  element(id).dispatchEvent(event);
  return event.defaultPrevented;
};
/** What the theme's own script hears. */
const theirs = vi.fn();

beforeEach(() => {
  history.replaceState({ theirs: 1 }, '');
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  document.elementsFromPoint = () => [];
  document.body.innerHTML = `
    <a id="cart" href="/carrito/" data-islas-action="overlay.open" data-islas-overlay="drawer">Carrito</a>
    <a id="lens" class="lens" href="/?s=">Buscar</a>
    <a id="cross" class="islas-overlay__close" href="#" data-islas-action="overlay.close" data-islas-overlay="search">×</a>
    <dialog id="islas-drawer"><button>×</button></dialog><dialog id="islas-search"><input name="s"></dialog>
    <div id="panel" class="theirs" style="display: none"><input name="s"><b><button id="shut" class="close">×</button></b></div>`;
  setSettings({ overlays: { search_toggle: '.lens', search_panel: '.nowhere' } });
  page = new AbortController();
  theirs.mockReset();
  document.addEventListener('click', theirs, { signal: page.signal });
});
afterEach(() => {
  // Ends a traversal that a test has left pending, then closes what is open.
  goBack();
  goBack();
  page.abort();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  $overlay.set('');
  history.replaceState(null, '');
  Reflect.deleteProperty(globalThis, EARLY);
});
const start = () => startToggles(OVERLAYS, page.signal);

test('a press opens the dialog and adds its history entry at once; Back closes it', () => {
  start();
  const before = history.length;
  click('cart');
  expect([element('islas-drawer').open, mark(), history.length - before]).toEqual([true, 'drawer', 1]);
  expect(history.state).toMatchObject({ theirs: 1 });
  expect(element('cart').getAttribute('aria-controls')).toBe('islas-drawer');
  goBack({ theirs: 1 });
  expect([element('islas-drawer').open, $overlay.get()]).toEqual([false, '']);
});

test('one dialog after another has one history entry', () => {
  start();
  const before = history.length;
  click('cart');
  click('lens');
  expect([element('islas-drawer').open, element('islas-search').open]).toEqual([false, true]);
  expect(history.length - before).toBe(1);
});

test('a press from before the page’s scripts opens its dialog', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('cart').dispatchEvent(event);
  Object.assign(globalThis, { [EARLY]: [event] });
  history.replaceState({ islasOverlay: 'drawer' }, '');
  start();
  expect(element('islas-drawer').open).toBe(true);
  expect(history.back).not.toHaveBeenCalled();
});

test('a page that was reloaded in the entry of an overlay leaves it', () => {
  history.replaceState({ islasOverlay: 'drawer' }, '');
  start();
  expect(history.back).toHaveBeenCalledTimes(1);
});

test('the theme’s script hears no press that opens an overlay in its place, and all others', () => {
  start();
  click('lens');
  expect(theirs).not.toHaveBeenCalled();
  // The drawer's toggles are pressed after the theme's listeners.
  click('cart');
  expect(theirs).toHaveBeenCalledTimes(1);
});

test('the second click of a double click changes nothing', () => {
  start();
  for (const id of ['cart', 'lens']) {
    expect([click(id, { detail: 1 }), click(id, { detail: 2 })]).toEqual([true, true]);
    expect($overlay.get()).toBe(id === 'cart' ? 'drawer' : 'search');
  }
});

test('a press for another tab, and one whose overlay is missing, are the browser’s', () => {
  start();
  expect(click('lens', { ctrlKey: true })).toBe(false);
  element('islas-search').remove();
  expect(click('lens')).toBe(false);
});

test('a link that closes works without the open overlay as the page printed it', () => {
  start();
  expect(click('cross')).toBe(false);
  click('lens');
  expect(click('cross')).toBe(true);
  expect(element('islas-search').open).toBe(false);
});

test('the theme’s panel is shown in place of the dialog, and its own button closes it as it was', () => {
  setSettings({ overlays: { search_toggle: '.lens', search_panel: '.theirs' } });
  start();
  const before = element('panel').getAttribute('style');
  click('lens');
  expect([element('islas-search').open, element('panel').getAttribute('role')]).toEqual([false, 'dialog']);
  expect(element('panel').ariaLabel).toBe('Buscar');
  expect(element('panel').querySelectorAll('[data-island=search-overlay]')).toHaveLength(1);
  expect(document.activeElement).toBe(element('panel').querySelector('input'));
  click('shut');
  expect(theirs).not.toHaveBeenCalled();
  expect([$overlay.get(), element('panel').getAttribute('style')]).toEqual(['', before]);
});

test('after its end nothing opens', () => {
  start();
  page.abort();
  expect([click('cart'), click('lens')]).toEqual([false, false]);
});
