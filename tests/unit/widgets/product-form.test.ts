import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { setSettings } from '../../../src/contracts/settings';
import { fieldsOf } from '../../../src/stores/product-add';
import { mount } from '../../../widgets/product-form/paint';

const ENDPOINT = '*/?wc-ajax=islas_add_form';
let life: AbortController;
const sent = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  life = new AbortController();
  sent.mockClear();
  setSettings({
    texts: { view_cart: 'Ver carrito', fetch_error: 'Sin conexión.', not_added: 'No se ha podido añadir.' },
  });
});
afterEach(() => life.abort());

const show = (fields: string, button = '<button type="submit" class="single_add_to_cart_button">Añadir</button>') => {
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div><form class="cart" method="post">${fields}${button}</form>`;
  document.querySelector('form')?.addEventListener('submit', sent);
  const control = document.querySelector('button') as HTMLButtonElement;
  mount(control, { signal: life.signal });
  return control;
};
const settled = (button: HTMLElement) => vi.waitFor(() => expect(button.classList.contains('loading')).toBe(false));
const simple = () => shop.catalogue.products.find(({ type, stock }) => type === 'simple' && stock === null)?.id ?? 0;
const notices = () => document.querySelector('.woocommerce-notices-wrapper')?.textContent ?? '';

describe('a product’s own form', () => {
  it('is added without a reload, with the shop’s notice and one link to the cart', async () => {
    const button = show(
      `<input name="quantity" value="2"><input type="hidden" name="add-to-cart" value="${simple()}">`,
    );
    button.click();
    expect([button.classList.contains('loading'), button.getAttribute('aria-busy')]).toEqual([true, 'true']);
    await settled(button);
    expect(sent).not.toHaveBeenCalled();
    expect(notices()).toMatch(/se ha añadido a tu carrito/);
    expect(document.querySelectorAll('form .added_to_cart')).toHaveLength(1);
    const request = shop.requests.at(-1);
    expect(request?.form).toEqual({ islas_product: String(simple()), quantity: '2' });
  });

  it('shows a refusal in the shop’s words and works again', async () => {
    shop.scenario = 'sold-out';
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    button.click();
    await settled(button);
    expect(notices()).toMatch(/agotado/);
    const notice = document.querySelector('.woocommerce-notices-wrapper [role="alert"]');
    await vi.waitFor(() => expect(document.activeElement).toBe(notice));
    expect([button.classList.contains('added'), document.querySelector('.added_to_cart')]).toEqual([false, null]);
  });

  it.each([
    ['offline', () => HttpResponse.error(), 'Sin conexión.'],
    ['a page instead of an answer', () => HttpResponse.html('<p>x</p>'), 'No se ha podido añadir.'],
    ['an empty answer', () => new HttpResponse(''), 'No se ha podido añadir.'],
    ['an error of the server', () => new HttpResponse('', { status: 500 }), 'No se ha podido añadir.'],
  ])('says what went wrong beside the button: %s', async (_, answer, words) => {
    server.use(http.post(ENDPOINT, answer));
    const button = show('<input type="hidden" name="add-to-cart" value="7">');
    button.click();
    await settled(button);
    const alert = document.querySelector('form [role="alert"]');
    expect(alert?.textContent).toBe(words);
    button.click();
    await settled(button);
    expect(document.querySelectorAll('form [role="alert"]')).toHaveLength(1);
  });

  it.each([
    ['a form of another type', ''],
    ['files to send', '<input type="hidden" name="add-to-cart" value="7"><input type="file" name="logo">'],
  ])('is the browser’s with %s', (_, fields) => {
    show(fields).click();
    expect([sent.mock.calls.length, shop.requests.length]).toEqual([1, 0]);
  });

  it('is left to the variation engine while a choice is missing', () => {
    const button = show('<input type="hidden" name="add-to-cart" value="7">');
    button.classList.add('disabled');
    button.click();
    expect(shop.requests).toHaveLength(0);
  });

  it('is not sent where somebody vetoes it, and says what it sends where nobody does', async () => {
    const heard: unknown[] = [];
    for (const name of ['islas:adding', 'islas:not-sent'])
      document.addEventListener(name, ({ type }) => heard.push(type), { signal: life.signal });
    const veto = (event: Event) => event.preventDefault();
    document.addEventListener('islas:before-add', veto, { signal: life.signal });
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    button.click();
    await settled(button);
    expect([heard, shop.requests.length, sent.mock.calls.length]).toEqual([['islas:not-sent'], 0, 0]);
    document.removeEventListener('islas:before-add', veto);
    button.click();
    await settled(button);
    expect([heard, shop.requests.length]).toEqual([['islas:not-sent', 'islas:adding'], 1]);
  });

  it('asks for the cart where the shop was too slow to answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = vi.fn();
    const urls: string[] = [];
    server.events.on('request:start', ({ request }) => void urls.push(request.url));
    let end = (): void => undefined;
    const late = new Promise<void>((resolve) => (end = resolve));
    const slow = async () => {
      asked();
      await late;
      return HttpResponse.json({});
    };
    server.use(http.post(ENDPOINT, slow));
    show(`<input type="hidden" name="add-to-cart" value="${simple()}">`).click();
    while (!asked.mock.calls.length) await new Promise(setImmediate);
    vi.advanceTimersByTime(15_001);
    vi.useRealTimers();
    await vi.waitFor(() => expect(urls.join()).toMatch(/get_refreshed_fragments/));
    server.events.removeAllListeners();
    end();
  });

  it('adds once for two clicks', async () => {
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    button.click();
    button.click();
    await settled(button);
    expect(shop.requests).toHaveLength(1);
  });
});

describe('the fields of a form', () => {
  it('go as the form would post them, but for the name that would add twice', () => {
    const data = new FormData();
    for (const [name, value] of [
      ['add-to-cart', '7'],
      ['quantity[21]', '2'],
      ['extra[]', 'a'],
      ['extra[]', 'b'],
    ])
      data.append(name ?? '', value ?? '');
    expect(fieldsOf(data, '7')).toEqual({ islas_product: '7', 'quantity[21]': '2', extra: ['a', 'b'] });
  });
});
