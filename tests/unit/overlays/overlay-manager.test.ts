import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startActions } from '../../../src/runtime/actions';
import { announce } from '../../../src/browser/live-region';
import { $overlay } from '../../../widgets/overlays/overlay-store';
import {
  closeOverlay,
  offerOverlay,
  openOverlay,
  startOverlays,
  toggleOverlay,
} from '../../../widgets/overlays/overlay-manager';

let page: AbortController;
let steps: string[];
const element = (id: string) => document.getElementById(id) as HTMLElement;
const mark = (): unknown => history.state?.islasOverlay;
/** Simulates Back or Forward to a history entry with this state. */
const pop = (state: unknown) => {
  history.replaceState(state, '');
  const event = new PopStateEvent('popstate', { state });
  window.dispatchEvent(event);
  return event;
};
const press = (target: Element) => {
  target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

beforeEach(() => {
  history.replaceState(null, '');
  steps = [];
  vi.spyOn(history, 'back').mockImplementation(() => void steps.push('back'));
  page = new AbortController();
  // happy-dom has no layout, so `elementsFromPoint` is missing.
  document.elementsFromPoint = () => [];
  document.body.innerHTML = `
    <header><a id="cart" href="/carrito/" data-islas-action="overlay.open" data-islas-overlay="drawer">Carrito</a>
      <div id="search" hidden><input id="words"><button data-islas-action="overlay.close">×</button></div>
      <p id="old" inert>Viejo</p></header>
    <main id="main"><a href="#a">Texto</a></main><div id="live" role="status"></div>
    <dialog id="drawer"><div id="inside"><button id="x" data-islas-action="overlay.close">×</button></div></dialog>
    <dialog id="view"><button>Añadir</button></dialog>`;
  startOverlays(page.signal);
  startActions(
    { 'overlay.open': toggleOverlay, 'overlay.close': ({ dataset }) => void closeOverlay(dataset.islasOverlay) },
    page.signal,
  );
});
afterEach(() => {
  closeOverlay();
  pop(null);
  page.abort();
});

test('exactly one overlay is open, by function or by event', () => {
  const received: string[] = [];
  for (const type of ['islas:overlay-opened', 'islas:overlay-closed'])
    document.addEventListener(
      type,
      (event) => received.push(`${type.slice(14)} ${(event as CustomEvent).detail.name}`),
      {
        signal: page.signal,
      },
    );
  openOverlay('drawer', element('drawer'));
  openOverlay('search', element('search'));
  document.dispatchEvent(
    new CustomEvent('islas:open-overlay', { detail: { name: 'quick-view', element: element('view') } }),
  );
  expect($overlay.get()).toBe('quick-view');
  expect(['drawer', 'search', 'view'].map((id) => element(id).matches('[open],#search:not([hidden])'))).toEqual([
    false,
    false,
    true,
  ]);
  document.dispatchEvent(new CustomEvent('islas:close-overlay'));
  expect($overlay.get()).toBe('');
  expect(received).toEqual([
    'opened drawer',
    'closed drawer',
    'opened search',
    'closed search',
    'opened quick-view',
    'closed quick-view',
  ]);
});

test('an open overlay is not opened again, and closing another name closes nothing', () => {
  openOverlay('drawer', element('drawer'));
  const showModal = vi.spyOn(element('drawer') as HTMLDialogElement, 'showModal');
  openOverlay('drawer', element('drawer'));
  expect(showModal).not.toHaveBeenCalled();
  expect(closeOverlay('search')).toBe(false);
  expect(closeOverlay('drawer')).toBe(true);
  expect(closeOverlay()).toBe(false);
});

test('toggles get `aria-controls` of the open overlay, unless the theme’s names an existing element', () => {
  const named = () => element('cart').getAttribute('aria-controls');
  element('cart').setAttribute('aria-controls', 'gone');
  openOverlay('drawer', element('drawer'));
  expect(named()).toBe('drawer');
  closeOverlay();
  element('cart').setAttribute('aria-controls', 'search');
  openOverlay('drawer', element('drawer'));
  expect(named()).toBe('search');
  expect(element('x').hasAttribute('aria-controls')).toBe(false);
});

test('the page around an overlay that is no dialog is inert, and is restored when it closes', () => {
  openOverlay('search', element('search'));
  expect(['cart', 'old', 'main'].map((id) => element(id).inert)).toEqual([true, true, true]);
  expect([element('search').inert, element('live').inert]).toEqual([false, false]);
  closeOverlay();
  expect(['cart', 'old', 'main'].map((id) => element(id).inert)).toEqual([false, true, false]);
  expect(element('search').hidden).toBe(true);
});

test('the focus moves into the overlay and back when it closes', () => {
  element('cart').focus();
  openOverlay('search', element('search'));
  expect(document.activeElement).toBe(element('words'));
  closeOverlay();
  expect(document.activeElement).toBe(element('cart'));
});

test('the focus returns to the element that has replaced the opener', () => {
  openOverlay('search', element('search'), { opener: element('cart') });
  element('cart').outerHTML = '<a id="cart" href="/carrito/">Carrito (1)</a>';
  closeOverlay();
  expect(document.activeElement).toBe(element('cart'));
});

test('Escape closes the overlay, unless a handler inside has prevented the key', async () => {
  const person = userEvent.setup();
  openOverlay('search', element('search'));
  const listbox = (event: Event) => event.preventDefault();
  element('words').addEventListener('keydown', listbox);
  await person.keyboard('{Escape}');
  expect($overlay.get()).toBe('search');
  element('words').removeEventListener('keydown', listbox);
  await person.keyboard('{Escape}');
  expect($overlay.get()).toBe('');
});

test('a dialog that the browser closes closes the overlay', () => {
  openOverlay('drawer', element('drawer'));
  (element('drawer') as HTMLDialogElement).close();
  expect($overlay.get()).toBe('');
});

test('a press on the backdrop or outside closes the overlay, one inside or dragged out of it does not', () => {
  openOverlay('drawer', element('drawer'));
  press(element('inside'));
  element('inside').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  element('drawer').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect($overlay.get()).toBe('drawer');
  press(element('drawer'));
  expect($overlay.get()).toBe('');
  openOverlay('search', element('search'));
  press(element('search'));
  expect($overlay.get()).toBe('search');
  press(document.body);
  expect($overlay.get()).toBe('');
});

test('a press outside an overlay, on another overlay’s toggle, opens that other overlay', () => {
  offerOverlay('drawer', (opener) => openOverlay('drawer', element('drawer'), { opener }));
  vi.spyOn(document, 'elementsFromPoint').mockReturnValue([document.body, element('cart')]);
  openOverlay('search', element('search'));
  press(document.body);
  expect($overlay.get()).toBe('drawer');
});

test('a toggle opens and closes the overlay offered under its name; without an offer its link is followed', () => {
  const click = () => element('cart').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  offerOverlay('drawer', () => false);
  expect(click()).toBe(true);
  offerOverlay('drawer', (opener) => openOverlay('drawer', element('drawer'), { opener }));
  expect(click()).toBe(false);
  expect($overlay.get()).toBe('drawer');
  click();
  expect($overlay.get()).toBe('');
});

test('a control with the action `overlay.close` closes the overlay', () => {
  openOverlay('drawer', element('drawer'));
  element('x').click();
  expect($overlay.get()).toBe('');
});

test('Back closes and Forward opens the overlay, without a popstate event for other scripts', () => {
  const others = vi.fn();
  addEventListener('popstate', others, { signal: page.signal });
  offerOverlay('drawer', () => openOverlay('drawer', element('drawer')));
  openOverlay('drawer', element('drawer'));
  expect(mark()).toBe('drawer');
  pop(null);
  expect([$overlay.get(), steps]).toEqual(['', []]);
  pop({ islasOverlay: 'drawer' });
  expect($overlay.get()).toBe('drawer');
  expect(others).not.toHaveBeenCalled();
});

test('closing without Back goes back one history entry; an overlay that replaces another keeps that entry', () => {
  const before = history.length;
  openOverlay('drawer', element('drawer'));
  openOverlay('search', element('search'));
  expect([history.length - before, mark(), steps]).toEqual([1, 'search', []]);
  closeOverlay();
  expect(steps).toEqual(['back']);
});

test('an overlay opened while the last one’s history entry is being left gets an entry afterwards', () => {
  openOverlay('drawer', element('drawer'));
  closeOverlay();
  openOverlay('search', element('search'));
  expect(steps).toEqual(['back']);
  pop(null);
  expect([mark(), $overlay.get()]).toEqual(['search', 'search']);
});

test('keeps other scripts’ history state, and does not go back over their entries', () => {
  history.replaceState({ theirs: 1 }, '');
  openOverlay('drawer', element('drawer'));
  expect(history.state).toMatchObject({ theirs: 1 });
  history.pushState({ page: 2 }, '');
  closeOverlay();
  expect(steps).toEqual([]);
  const others = vi.fn();
  addEventListener('popstate', others, { signal: page.signal });
  pop({ theirs: 1 });
  expect(others).toHaveBeenCalled();
});

test('the page does not scroll while an overlay is open', () => {
  const { style } = document.documentElement;
  style.overflow = 'clip';
  openOverlay('drawer', element('drawer'));
  expect(style.overflow).toBe('hidden');
  closeOverlay();
  expect(style.overflow).toBe('clip');
});

test('announcements go into the open dialog, and back to the page after it', () => {
  const region = () => document.querySelector('.widget_shopping_cart_live_region') as HTMLElement;
  announce('antes');
  expect(region().closest('dialog')).toBeNull();
  openOverlay('drawer', element('drawer'));
  announce('dentro');
  expect([region().closest('dialog')?.id, region().textContent]).toEqual(['drawer', 'dentro']);
  closeOverlay();
  announce('después');
  expect([region().closest('dialog'), region().textContent]).toEqual([null, 'después']);
  expect(document.querySelectorAll('.widget_shopping_cart_live_region')).toHaveLength(1);
});

test('an overlay whose element is removed is closed', async () => {
  openOverlay('drawer', element('drawer'));
  element('drawer').remove();
  await vi.waitFor(() => expect($overlay.get()).toBe(''));
});
