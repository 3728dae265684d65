import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTransport } from '../../../src/woocommerce/fetch-transport';
import { holdNavigation } from '../../../src/woocommerce/hold-navigation';
import { replaceTransport } from '../../../src/woocommerce/platform';

const left: string[] = [];
let answer: () => void;
let page: AbortController;
const requestSubmit = HTMLFormElement.prototype.requestSubmit;

beforeEach(() => {
  vi.useFakeTimers();
  left.length = 0;
  page = new AbortController();
  vi.spyOn(window, 'open').mockImplementation((url) => (left.push(String(url)), null));
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    this.dispatchEvent(event);
    if (!event.defaultPrevented) left.push(`form ${submitter?.getAttribute('name')}`);
  };
  document.body.innerHTML = '';
});
afterEach(async () => {
  answer?.();
  await vi.advanceTimersByTimeAsync(6000);
  page.abort();
  replaceTransport(fetchTransport);
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
});

const change = () => {
  holdNavigation(new Promise<void>((resolve) => (answer = resolve)));
};
const press = (html: string, more: MouseEventInit = {}) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.body.lastElementChild?.dispatchEvent(event);
  return event.defaultPrevented;
};
const CART = '<a href="/carrito/">Ver carrito</a>';

describe('while the shop has not answered a change of the cart', () => {
  it('a link waits for the answer, and is followed once', async () => {
    change();
    expect(press(CART)).toBe(true);
    expect(document.querySelector('a')?.ariaBusy).toBe('true');
    await vi.advanceTimersByTimeAsync(1000);
    expect(left).toEqual([]);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([left, document.querySelector('a')?.ariaBusy]).toEqual([[new URL('/carrito/', location.href).href], null]);
    expect(press(CART), 'after the answer nothing waits').toBe(false);
  });

  it('the last of two presses counts, and a failed change lets it go too', async () => {
    let fail = (): void => undefined;
    holdNavigation(new Promise((_, reject) => (fail = () => reject(new Error('no')))));
    press(CART);
    press('<a href="/finalizar-compra/">Finalizar compra</a>');
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(left).toEqual([new URL('/finalizar-compra/', location.href).href]);
  });

  it('on another origin the link to the shop’s checkout waits too, and takes the cart that it is then', async () => {
    let token = 'before';
    replaceTransport(fetchTransport, {
      isShop: ({ host }) => host === 'tienda.example',
      carryCart: (address) => address.replace(/before$/, token),
    });
    change();
    expect(press('<a href="https://tienda.example/finalizar-compra/?session=before">Finalizar compra</a>')).toBe(true);
    token = 'after';
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(left).toEqual(['https://tienda.example/finalizar-compra/?session=after']);
  });

  it('nothing waits longer than five seconds', async () => {
    change();
    press(CART);
    await vi.advanceTimersByTimeAsync(5001);
    expect(left).toHaveLength(1);
  });

  it('a form waits too, is sent with its button, and its listeners hear of it once', async () => {
    document.body.innerHTML = '<form method="post" action="/caja/"><button name="buy">Comprar</button></form>';
    const form = document.querySelector('form') as HTMLFormElement;
    const received = vi.fn();
    form.addEventListener('submit', received, { signal: page.signal });
    change();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(Object.assign(event, { submitter: form.querySelector('button') }));
    expect(event.defaultPrevented).toBe(true);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([left, received.mock.calls.length]).toEqual([['form buy'], 1]);
  });

  it.each([
    ['opens a tab by its key', CART, { ctrlKey: true }],
    ['opens a window', '<a href="/carrito/" target="_blank">x</a>', {}],
    ['leads to another site', '<a href="https://otra.example/">x</a>', {}],
    ['leads to a place on this page', '<a href="#tab">x</a>', {}],
    ['downloads', '<a href="/lista.pdf" download>x</a>', {}],
  ])('a link does not wait when it %s', (_, html, more) => {
    change();
    expect(press(html, more)).toBe(false);
  });

  it('a press that other code handles is left to it', () => {
    change();
    document.body.addEventListener('click', (event) => event.preventDefault(), { signal: page.signal });
    press(CART);
    expect(document.querySelector('a')?.ariaBusy).toBeNull();
  });
});
