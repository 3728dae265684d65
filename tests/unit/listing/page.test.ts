import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mount } from '../../../src/runtime/define';
import { scrollToNotice } from '../../../src/woocommerce/notice-focus';
import { focusAlert } from '../../../widgets/notices/alert-focus';
import { alertNotice } from '../../../widgets/notices/island';
import { skipToContent } from '../../../widgets/page/paint';
import { openSubmenu } from '../../../widgets/account/account-menu';
import { announceCount, markCategory } from '../../../widgets/listing/orientation';
import { keepEarly } from '../runtime/early-log';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

const paint = <E extends HTMLElement>(mount: Mount<E>, html: string, selector: string): E => {
  document.body.innerHTML = html;
  const host = document.querySelector<E>(selector);
  if (!host) throw new Error(`No ${selector}`);
  mount(host, { signal: life.signal });
  return host;
};
const said = () => document.querySelector('[role="status"]')?.textContent ?? '';

describe('the result count', () => {
  const html = '<p class="woocommerce-result-count" role="alert"> Mostrando 1–12 de 24 resultados </p>';

  it('is announced 2000 ms after it appears and is never hidden meanwhile (W-37)', () => {
    vi.useFakeTimers();
    const host = paint(announceCount, html, 'p');
    vi.advanceTimersByTime(1999);
    expect([said(), host.hasAttribute('aria-hidden')]).toEqual(['', false]);
    vi.advanceTimersByTime(1);
    expect(said()).toBe('Mostrando 1–12 de 24 resultados');
  });

  it('is not announced on a page with block filters, which announce themselves', () => {
    vi.useFakeTimers();
    paint(announceCount, `${html}<div data-wp-interactive="woocommerce/product-filters"></div>`, 'p');
    vi.advanceTimersByTime(5000);
    expect(said()).toBe('');
  });
});

/** Changes the page's address in happy-dom. */
const visit = (url: string) => (Reflect.get(window, 'happyDOM') as { setURL(url: string): void }).setURL(url);

describe('the category list', () => {
  const at = (address: string, href: string) => {
    visit(`http://127.0.0.1:5173${address}`);
    const list = `<ul class="product-categories"><li><a href="${href}">x</a></li></ul>`;
    return paint(markCategory, list, 'a').getAttribute('aria-current');
  };
  afterEach(() => visit('http://127.0.0.1:5173/tienda/'));

  it.each([
    ['/categoria/ropa/', '/categoria/ropa/', 'page'],
    ['/categoria/ropa', '/categoria/ropa/', 'page'],
    ['/categoria/ropa/?orderby=price', '/categoria/ropa/', 'page'],
    ['/categoria/ropa/page/2/', '/categoria/ropa/', 'page'],
    ['/categoria/oto%C3%B1o/', '/categoria/otoño/', 'page'],
    ['/categoria/ropa/', 'http://127.0.0.1:5173/categoria/ropa/', 'page'],
    ['/?product_cat=ropa&orderby=price', '/?product_cat=ropa', 'page'],
    ['/?product_cat=ropa', '/?product_cat=hogar', null],
    ['/categoria/ropa/', '/categoria/ropa/invierno/', null],
    ['/categoria/ropa/', 'https://otra.example/categoria/ropa/', null],
    ['/categoria/%E0%A4%A/', '/categoria/ropa/', null],
  ])('on %s marks the link to %s with aria-current %j', (address, href, expected) => {
    expect(at(address, href)).toBe(expected);
  });

  it('gives the item of the current category the class current-cat', () => {
    at('/categoria/ropa/', '/categoria/ropa/');
    expect(document.querySelector('li')?.className).toBe('current-cat');
  });
});

describe('the account menu', () => {
  const html = '<ul><li><a href="#c">Cuenta</a><ul><li><a href="#p">Pedidos</a></li></ul></li></ul><button>x</button>';
  const link = () => document.querySelector('a') as HTMLElement;
  const state = () => link().getAttribute('aria-expanded');
  // A phone sends `pointerdown` with the type `touch` before the click.
  const tap = () => {
    const down = new Event('pointerdown', { bubbles: true });
    Object.defineProperty(down, 'pointerType', { value: 'touch' });
    link().dispatchEvent(down);
    return fireEvent.click(link());
  };

  it('opens under the mouse and closes when it leaves', () => {
    const item = paint(openSubmenu, html, 'li > ul').parentElement as HTMLElement;
    const move = (type: string) => {
      const event = new Event(type);
      Object.defineProperty(event, 'pointerType', { value: 'mouse' });
      item.dispatchEvent(event);
      return state();
    };
    expect([state(), move('pointerenter'), move('pointerleave')]).toEqual(['false', 'true', 'false']);
  });

  it('opens when it gets the focus, and Escape closes it and focuses its item', () => {
    const item = paint(openSubmenu, html, 'li > ul').parentElement as HTMLElement;
    const inner = item.querySelector<HTMLElement>('ul a');
    fireEvent.focusIn(inner as HTMLElement);
    expect(state()).toBe('true');
    fireEvent.keyDown(inner as HTMLElement, { key: 'Escape' });
    expect([state(), document.activeElement]).toEqual(['false', link()]);
  });

  it('is open if it had the focus before the painter mounted', () => {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>('ul ul a')?.focus();
    openSubmenu(document.querySelector('ul ul') as HTMLElement, { signal: life.signal });
    expect(state()).toBe('true');
  });

  it('closes when the focus leaves', () => {
    const item = paint(openSubmenu, html, 'li > ul').parentElement as HTMLElement;
    fireEvent.focusIn(link());
    fireEvent.focusOut(item, { relatedTarget: document.querySelector('button') });
    expect(state()).toBe('false');
  });

  it('opens on a first tap and follows the link on the second', () => {
    paint(openSubmenu, html, 'li > ul');
    expect([tap(), state(), tap()]).toEqual([false, 'true', true]);
  });
});

describe('an alert notice', () => {
  const state = (value: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);
  beforeEach(() => void state('interactive'));

  const html = '<div class="woocommerce-message" role="alert">Añadido</div><input>';

  it('takes the focus after 500 ms', () => {
    vi.useFakeTimers();
    const host = paint(focusAlert, html, '.woocommerce-message');
    vi.advanceTimersByTime(499);
    expect(document.activeElement).toBe(document.body);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(host);
  });

  it.each(['pointerdown', 'keydown'])('leaves the focus to whoever has gone on meanwhile: %s', (type) => {
    vi.useFakeTimers();
    paint(focusAlert, html, '.woocommerce-message');
    vi.advanceTimersByTime(499);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(5000);
    expect(document.activeElement).toBe(document.body);
  });

  it('that comes after the page has loaded leaves the focus where it is', () => {
    vi.useFakeTimers();
    state('complete');
    paint(focusAlert, html, '.woocommerce-message');
    vi.advanceTimersByTime(5000);
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['<form class="woocommerce-cart-form"></form>', '<p class="wc-empty-cart-message"></p>'])(
    'on the classic cart page takes the focus also after the page has loaded: %s',
    (cart) => {
      vi.useFakeTimers();
      state('complete');
      const host = paint(focusAlert, html + cart, '.woocommerce-message');
      vi.advanceTimersByTime(500);
      expect(document.activeElement).toBe(host);
    },
  );

  it('has an island only if it is a notice of WooCommerce (W-34)', () => {
    document.body.innerHTML = `<p role="alert">Otra cosa</p><div class="woocommerce-info" role="status"></div>${html}`;
    const found = [...document.querySelectorAll(alertNotice.selector)].map(({ className }) => className);
    expect(found).toEqual(['woocommerce-message']);
  });

  it.each([
    [true, [900]],
    [false, [0, 450, 900]],
  ])('is scrolled to at once or over 1000 ms (reduced motion: %s) (W-34)', (reduced, tops) => {
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const seen: number[] = [];
    vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => seen.push(Math.round(top ?? 0)));
    document.body.innerHTML = html;
    const host = document.querySelector('.woocommerce-message') as HTMLElement;
    vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000));
    scrollToNotice(host);
    for (const now of [500, 1000]) frames.shift()?.(now);
    expect([seen, frames]).toEqual([tops, []]);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('is no longer scrolled to after a %s (W-34)', (type) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const frames = new Map<number, FrameRequestCallback>();
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.set(frames.size + 1, run).size);
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    document.body.innerHTML = html;
    scrollToNotice(document.querySelector('.woocommerce-message') as HTMLElement);
    expect(frames.size).toBe(1);
    window.dispatchEvent(new Event(type));
    expect([scroll.mock.calls.length, frames.size]).toEqual([1, 0]);
    vi.unstubAllGlobals();
  });

  it('leaves the focus in a field that has it (W-33)', () => {
    vi.useFakeTimers();
    paint(focusAlert, html, '.woocommerce-message');
    const input = document.querySelector('input') as HTMLInputElement;
    input.focus();
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).toBe(input);
  });

  it('gets no focus unless it is the first', () => {
    vi.useFakeTimers();
    paint(focusAlert, `<ul class="woocommerce-error" role="alert"></ul>${html}`, '.woocommerce-message');
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the skip link', () => {
  it('moves the focus to a region that is not focusable by itself', () => {
    const link = paint(
      skipToContent,
      '<a class="skip-link" href="#content">Saltar al contenido</a><main id="content"></main>',
      'a',
    );
    fireEvent.click(link);
    expect(document.activeElement?.id).toBe('content');
  });

  it('finds the main element when the theme has no #content', () => {
    fireEvent.click(paint(skipToContent, '<a class="skip-link" href="#content">x</a><main class="m"></main>', 'a'));
    expect(document.activeElement?.className).toBe('m');
  });

  it.each([
    ['followed before the painter mounted, moves the focus', false, 'm'],
    ['followed before the painter mounted, leaves a focus that has moved since', true, ''],
  ])('%s', (_, hasGoneOn, expected) => {
    document.body.innerHTML = '<a class="skip-link" href="#content">x</a><main class="m"></main><button></button>';
    const link = document.querySelector('a') as HTMLAnchorElement;
    link.addEventListener('click', (event) => keepEarly(event));
    fireEvent.click(link);
    if (hasGoneOn) document.querySelector('button')?.focus();
    skipToContent(link, { signal: life.signal });
    expect(document.activeElement?.className).toBe(expected);
  });

  it('leads to the main element around the mark of Islas, and to the mark where no main element is', () => {
    const link = '<a class="skip-link islas-skip-link" href="#islas-content">x</a>';
    const mark = '<span id="islas-content"></span>';
    for (const id of ['', 'theirs']) {
      const painted = paint(skipToContent, `${link}<main id="${id}" class="m"><p>${mark}</p></main>`, 'a');
      fireEvent.click(painted);
      expect(document.activeElement?.className).toBe('m');
      expect(painted.hash).toBe(`#${document.activeElement?.id}`);
    }
    fireEvent.click(paint(skipToContent, `${link}<div>${mark}</div>`, 'a'));
    expect(document.activeElement?.id).toBe('islas-content');
  });

  it('without a target throws nothing, and is hidden if it is of Islas', () => {
    const theirs = paint(skipToContent, '<a class="skip-link" href="#x">x</a>', 'a');
    expect(fireEvent.click(theirs)).toBe(true);
    expect(theirs.hidden).toBe(false);
    expect(paint(skipToContent, '<a class="skip-link islas-skip-link" href="#x">x</a>', 'a').hidden).toBe(true);
  });
});
