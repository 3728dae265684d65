import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $overlay } from '../../../widgets/overlays/overlay-store';
import { pageFeature as drawer } from '../../../widgets/drawer/feature';
import { pageFeature as search } from '../../../widgets/search/feature';
import { type StartManager, startToggles } from '../../../widgets/overlays/toggles';

const OVERLAYS = [drawer, search].flatMap(({ overlay = [] }) => overlay);

let page: AbortController;
/** Loads the lazy part, and resolves when it has started. */
let arrive: () => Promise<void>;
const element = (id: string) => document.getElementById(id) as HTMLDialogElement;
const mark = (): unknown => history.state?.islasOverlay;
/** Simulates Back: happy-dom does not traverse its history. */
const goBack = (state: unknown = null) => {
  history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
const request = (name: string, id: string) =>
  document.dispatchEvent(new CustomEvent('islas:open-overlay', { detail: { name, element: element(id) } }));
/** A dialog fires `close` in a later task. */
const closed = () => vi.waitFor(() => expect($overlay.get()).toBe(''));

beforeEach(async () => {
  history.replaceState({ theirs: 1 }, '');
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  document.elementsFromPoint = () => [];
  document.body.innerHTML = `
    <a id="cart" href="/carrito/" data-islas-action="overlay.open" data-islas-overlay="drawer">Carrito</a>
    <button id="lupa" data-islas-action="overlay.open" data-islas-overlay="search">Buscar</button>
    <dialog id="islas-drawer"><button>×</button></dialog><dialog id="islas-search"><input></dialog>
    <dialog id="view"><button>Añadir</button></dialog>`;
  page = new AbortController();
  const { start: startManager } = await import('../../../src/entries/overlays');
  const start = vi.fn<StartManager>(startManager);
  startToggles(
    OVERLAYS,
    () =>
      new Promise((resolve) => {
        arrive = async () => {
          resolve({ start });
          await vi.waitFor(() => expect(start).toHaveReturned());
        };
      }),
    page.signal,
  );
});
afterEach(() => {
  // Ends a traversal that a test has left pending, then closes what is open.
  goBack();
  goBack();
  page.abort();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  $overlay.set('');
  history.replaceState(null, '');
});

test('a press opens the dialog and adds its history entry at once; Back closes it while the lazy part loads', async () => {
  const before = history.length;
  element('cart').click();
  expect([element('islas-drawer').open, mark(), history.length - before]).toEqual([true, 'drawer', 1]);
  expect(history.state).toMatchObject({ theirs: 1 });
  goBack({ theirs: 1 });
  expect(element('islas-drawer').open).toBe(false);
  await closed();
  await arrive();
  expect([element('islas-drawer').open, vi.mocked(history.back).mock.calls.length]).toEqual([false, 0]);
});

test('one dialog after another has one history entry while the lazy part loads', () => {
  const before = history.length;
  element('cart').click();
  element('lupa').click();
  expect([element('islas-drawer').open, element('islas-search').open]).toEqual([false, true]);
  expect(history.length - before).toBe(1);
  goBack();
  expect(element('islas-search').open).toBe(false);
});

test('the lazy part takes the open dialog over with its history entry, and Back closes it', async () => {
  const before = history.length;
  element('lupa').click();
  await arrive();
  expect(element('lupa').getAttribute('aria-controls')).toBe('islas-search');
  expect([$overlay.get(), mark(), history.length - before]).toEqual(['search', 'search', 1]);
  expect(history.back).not.toHaveBeenCalled();
  goBack();
  expect([element('islas-search').open, $overlay.get()]).toEqual([false, '']);
});

test('the lazy part goes back over the history entry of a dialog that was closed in another way', async () => {
  element('cart').click();
  element('islas-drawer').close();
  await closed();
  expect(history.back).not.toHaveBeenCalled();
  await arrive();
  expect(history.back).toHaveBeenCalledTimes(1);
});

test('Back closes a dialog that an event announced, and the lazy part does not open it again', async () => {
  request('quick-view', 'view');
  element('view').showModal();
  expect(mark()).toBe('quick-view');
  goBack();
  expect(element('view').open).toBe(false);
  await arrive();
  expect([element('view').open, vi.mocked(history.back).mock.calls.length]).toEqual([false, 0]);
});

test('an event opens its dialog with the entry that it has already', async () => {
  const before = history.length;
  request('quick-view', 'view');
  await arrive();
  expect($overlay.get()).toBe('quick-view');
  expect([element('view').open, mark(), history.length - before]).toEqual([true, 'quick-view', 1]);
  expect(history.back).not.toHaveBeenCalled();
});

test('Back closes a dialog whose lazy part cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page.abort();
  page = new AbortController();
  startToggles(OVERLAYS, () => Promise.reject(new TypeError('offline')), page.signal);
  element('cart').click();
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('Islas: overlays (chunk_failed)', expect.anything()),
  );
  expect(element('islas-drawer').open).toBe(true);
  goBack();
  expect(element('islas-drawer').open).toBe(false);
});
