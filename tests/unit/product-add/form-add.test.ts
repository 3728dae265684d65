import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopHandlers } from '../../../mocks/handlers';
import { server, shop } from '../../../mocks/node';
import { Shop } from '../../../mocks/shop';
import { fetchTransport } from '../../../src/woocommerce/fetch-transport';
import { replaceTransport } from '../../../src/woocommerce/platform';
import { startStoreApi } from '../../../widgets/cart/store-api/start-store-api';
import { setSettings } from '../../../src/wordpress/settings';
import { startActions } from '../../../src/runtime/actions';
import { readFields } from '../../../widgets/product-add/add-request';
import { addProduct } from '../../../widgets/product-add/form-add';

const ENDPOINT = '*/?wc-ajax=islas_add_form';
let life: AbortController;
/** Called when the browser would submit the form, because nothing has prevented it. */
const sent = vi.fn();

beforeEach(() => {
  life = new AbortController();
  sent.mockClear();
  setSettings({
    texts: { view_cart: 'Ver carrito', fetch_error: 'Sin conexión.', not_added: 'No se ha podido añadir.' },
  });
});
afterEach(() => life.abort());

const BUTTON = '<button type="submit" class="single_add_to_cart_button">Añadir</button>';
const WRAPPER = '<div class="woocommerce-notices-wrapper"></div>';

const print = (html: string) => {
  document.body.className = 'single-product';
  document.body.innerHTML = html;
  startActions({ 'product.add': addProduct }, life.signal);
  const end = (event: Event) => {
    if (!event.defaultPrevented) sent();
    event.preventDefault();
  };
  addEventListener('submit', end, { signal: life.signal });
  return document.querySelector('button') as HTMLButtonElement;
};
const formOf = (fields: string, button = BUTTON) => `<form class="cart" method="post">${fields}${button}</form>`;
const show = (fields: string, button = BUTTON) =>
  print(`${WRAPPER}<div class="product">${formOf(fields, button)}</div>`);
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

  it('shows the shop’s notice when the add is refused, and focuses it', async () => {
    shop.scenario = 'sold-out';
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    button.click();
    await settled(button);
    expect(notices()).toMatch(/agotado/);
    const notice = document.querySelector('.woocommerce-notices-wrapper [role="alert"]');
    await vi.waitFor(() => expect(document.activeElement).toBe(notice));
    expect([button.classList.contains('added'), document.querySelector('.added_to_cart')]).toEqual([false, null]);
  });

  it('shows the notice, the new cart and a link to it when only a part is added', async () => {
    const added: unknown[] = [];
    document.addEventListener('islas:added', (event) => added.push((event as CustomEvent).detail.isPart), {
      signal: life.signal,
    });
    const answer = {
      error: true,
      notices: '<ul class="woocommerce-error" role="alert"><li>Hoy no.</li></ul>',
      item: { product_id: '7', quantity: '1', product_sku: 'G' },
      fragments: { '#count': '<b id="count">1</b>' },
      cart_hash: 'one',
    };
    server.use(http.post(ENDPOINT, () => HttpResponse.json(answer)));
    const button = show('<b id="count">0</b><input type="hidden" name="add-to-cart" value="7">');
    button.click();
    await settled(button);
    expect([notices(), document.querySelector('#count')?.textContent]).toEqual(['Hoy no.', '1']);
    expect([added, document.querySelectorAll('.added_to_cart').length]).toEqual([[true], 1]);
    expect(button.classList.contains('added')).toBe(false);
  });

  it('emits events on a button with the id, SKU and quantity of the variation', async () => {
    const reported: unknown[] = [];
    for (const name of ['islas:adding', 'islas:added'])
      document.addEventListener(name, ({ target }) => reported.push({ ...(target as HTMLElement).dataset }), {
        signal: life.signal,
      });
    const item = { product_id: '71', quantity: '2', product_sku: 'SKU-71' };
    const answer = {
      error: false,
      notices: '',
      item,
      fragments: { '#count': '<b id="count">2</b>' },
      cart_hash: 'two',
    };
    server.use(http.post(ENDPOINT, () => HttpResponse.json(answer)));
    const button = show(
      `<input name="quantity" value="2"><input name="variation_id" value="71">
       <input type="hidden" name="add-to-cart" value="70">`,
    );
    button.click();
    await settled(button);
    expect(reported).toEqual([{ product_id: '71', quantity: '2' }, item]);
  });

  it.each([
    ['offline', () => HttpResponse.error(), 'Sin conexión.'],
    ['a page instead of a response', () => HttpResponse.html('<p>x</p>'), 'No se ha podido añadir.'],
    ['an empty response', () => new HttpResponse(''), 'No se ha podido añadir.'],
    ['an error of the server', () => new HttpResponse('', { status: 500 }), 'No se ha podido añadir.'],
  ])('shows a message beside the button: %s', async (_, answer, words) => {
    // MSW ignores the query: the cart request that follows must keep its own response.
    server.use(http.post(ENDPOINT, ({ request }) => (/islas_add_form/.test(request.url) ? answer() : undefined)));
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
  ])('is submitted by the browser with %s', (_, fields) => {
    show(fields).click();
    expect([sent.mock.calls.length, shop.requests.length]).toEqual([1, 0]);
  });

  it('follows a redirect of the shop without a message and without a second add', async () => {
    const navigate = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    server.use(http.post(ENDPOINT, () => HttpResponse.json({ redirect: 'https://otra.example/caja/' })));
    const button = show('<input type="hidden" name="add-to-cart" value="7">');
    button.click();
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('https://otra.example/caja/'));
    expect(button.classList.contains('loading'), 'the button stays loading during the redirect').toBe(true);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled(button);
    expect([sent.mock.calls.length, document.querySelector('[role=alert]')]).toEqual([0, null]);
  });

  it('sends nothing while the button is disabled because a choice is missing', () => {
    const button = show('<input type="hidden" name="add-to-cart" value="7">');
    button.classList.add('disabled');
    button.click();
    expect(shop.requests).toHaveLength(0);
  });

  it('is not sent when a listener prevents before-add, and otherwise fires adding', async () => {
    const received: unknown[] = [];
    for (const name of ['islas:adding', 'islas:not-sent'])
      document.addEventListener(name, ({ type }) => received.push(type), { signal: life.signal });
    const veto = (event: Event) => event.preventDefault();
    document.addEventListener('islas:before-add', veto, { signal: life.signal });
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    button.click();
    await settled(button);
    expect([received, shop.requests.length, sent.mock.calls.length]).toEqual([['islas:not-sent'], 0, 0]);
    document.removeEventListener('islas:before-add', veto);
    button.click();
    await settled(button);
    expect([received, shop.requests.length]).toEqual([['islas:not-sent', 'islas:adding'], 1]);
  });

  it('refreshes the cart after a timeout', async () => {
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

  it.each([
    ['a click that is prevented', 'click', 'preventDefault', 0],
    ['a submit that is prevented', 'submit', 'preventDefault', 0],
    ['a submit that is stopped', 'submit', 'stopPropagation', 1],
  ] as const)('does not add after %s by a theme’s handler', async (_, type, verdict, isNative) => {
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    const target = type === 'click' ? button : button.form;
    let wasPrevented: boolean | undefined;
    target?.addEventListener(type, (event) => {
      event[verdict]();
      wasPrevented = event.defaultPrevented;
      event.preventDefault(); // happy-dom must not submit the form.
    });
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([Number(wasPrevented === false), shop.requests.length]).toEqual([isNative, 0]);
  });

  it('does not add when a handler on the document prevents the submit', async () => {
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    document.addEventListener('submit', (event) => event.preventDefault(), { signal: life.signal });
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shop.requests).toHaveLength(0);
  });

  it('is added when it is submitted without its button, as by Enter or by other code', async () => {
    const button = show(
      `<input name="quantity" value="3"><input type="hidden" name="add-to-cart" value="${simple()}">`,
    );
    button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settled(button);
    expect(shop.requests.at(-1)?.form).toEqual({ islas_product: String(simple()), quantity: '3' });
  });

  it('is submitted by the browser when another kind of button is pressed', () => {
    const other = '<button type="submit" class="buy-now">Comprar ya</button>';
    print(`${WRAPPER}${formOf(`<input type="hidden" name="add-to-cart" value="7">${other}`)}`).click();
    expect([sent.mock.calls.length, shop.requests.length]).toEqual([1, 0]);
  });

  const POST = '<input type="hidden" name="add-to-cart" value="7">';
  const button = (attributes: string) =>
    `<button class="single_add_to_cart_button" ${attributes}>Comprar ahora</button>`;
  it.each([
    [
      'whose action is the checkout',
      `<form class="cart" method="post" action="/finalizar-compra/">${POST}${BUTTON}</form>`,
    ],
    ['that asks for more at this page', `<form class="cart" method="post" action="?buy-now=1">${POST}${BUTTON}</form>`],
    ['whose button leads to the checkout', formOf(POST, button('formaction="/finalizar-compra/"'))],
    [
      'whose button leads there from its press',
      formOf(POST, button(`onclick="this.form.setAttribute('action', '/caja/')"`)),
    ],
    ['whose button opens a window', formOf(POST, button('formtarget="_blank"'))],
    ['that opens a window', `<form class="cart" method="post" target="compra">${POST}${BUTTON}</form>`],
    ['whose button asks with GET', formOf(POST, button('formmethod="get"'))],
    ['that asks with GET', `<form class="cart">${POST}${BUTTON}</form>`],
    ['of a dialog', `<form class="cart" method="dialog">${POST}${BUTTON}</form>`],
  ])('is submitted by the browser: a form %s', (_, html) => {
    const pressed = print(html);
    document.body.classList.add('postid-7');
    pressed.addEventListener(
      'click',
      () => pressed.matches('[onclick]') && pressed.form?.setAttribute('action', '/caja/'),
    );
    pressed.click();
    expect([sent.mock.calls.length, shop.requests.length]).toEqual([1, 0]);
  });

  it('is added without a reload at its own address when that is the product’s page, as in a quick view', async () => {
    const urls: string[] = [];
    server.events.on('request:start', ({ request }) => void urls.push(new URL(request.url).pathname));
    const field = `<input type="hidden" name="add-to-cart" value="${simple()}">`;
    const pressed = print(
      `<form class="cart" method="post" action="/producto/jarra/">${field}${button('name="buy-now" value="1"')}</form>`,
    );
    pressed.click();
    await settled(pressed);
    server.events.removeAllListeners();
    expect([sent.mock.calls.length, urls]).toEqual([0, ['/producto/jarra/']]);
    const form = { islas_product: String(simple()), 'buy-now': '1', islas_if_own_page: '1' };
    expect(shop.requests.at(-1)?.form).toEqual(form);
  });

  it('is submitted by the browser, once, when the shop says that its address is another page', async () => {
    server.use(http.post('*/pago/', () => HttpResponse.json({ elsewhere: true })));
    const field = '<input type="hidden" name="add-to-cart" value="7">';
    const pressed = print(`<form class="cart" method="post" action="/pago/">${field}${button('name="b"')}</form>`);
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
    pressed.click();
    await settled(pressed);
    expect(submitted).toHaveBeenCalledExactlyOnceWith(pressed);
  });

  it('is added without a reload inside an Interactivity API region', async () => {
    const fields = formOf(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    const button = print(`<div data-wp-interactive="woocommerce/add-to-cart-form">${fields}</div>`);
    button.click();
    await settled(button);
    expect([sent.mock.calls.length, shop.requests.length]).toEqual([0, 1]);
  });

  it('is left to the Interactivity API when it has a submit directive', () => {
    const fields = formOf('<input type="hidden" name="add-to-cart" value="7">');
    print(fields.replace('<form', '<form data-wp-on--submit="actions.addToCart"')).click();
    expect([sent.mock.calls.length, shop.requests.length]).toEqual([1, 0]);
  });

  it('adds once for two clicks', async () => {
    const button = show(`<input type="hidden" name="add-to-cart" value="${simple()}">`);
    button.click();
    button.click();
    await settled(button);
    expect(shop.requests).toHaveLength(1);
  });
});

describe('the notices of an add', () => {
  const FIELDS = () => `<input type="hidden" name="add-to-cart" value="${simple()}">`;
  const page = `<div id="page">${WRAPPER}<div class="product"></div></div>`;
  const dialog = (inside: string) => `${page}<div role="dialog" id="dialog"><div class="product">${inside}</div></div>`;
  const placeOf = () => document.querySelector('[role=alert],[role=status],.woocommerce-message')?.closest('[id]')?.id;

  it.each([
    ['in a new wrapper', ''],
    ['in the wrapper of the dialog', WRAPPER],
  ])('are shown in the dialog of the form: %s', async (_, wrapper) => {
    const button = print(dialog(wrapper + formOf(FIELDS())));
    button.click();
    await settled(button);
    expect(placeOf()).toBe('dialog');
    expect(document.querySelectorAll('#dialog .woocommerce-notices-wrapper')).toHaveLength(1);
    expect(document.querySelector('#page .woocommerce-notices-wrapper')?.childElementCount).toBe(0);
  });

  it('get the focus in a dialog although the page has another alert', async () => {
    shop.scenario = 'sold-out';
    const button = print(dialog(formOf(FIELDS())));
    document
      .querySelector('#page .woocommerce-notices-wrapper')
      ?.insertAdjacentHTML('beforeend', '<ul class="woocommerce-error" role="alert"><li>Otro</li></ul>');
    button.click();
    await settled(button);
    expect(document.activeElement?.closest('[id]')?.id).toBe('dialog');
    expect(document.activeElement?.textContent).toMatch(/agotado/);
  });

  it('are shown beside the form of their product when the page has two', async () => {
    const product = (id: string) =>
      `<div class="single-product" id="${id}">${WRAPPER}<div class="product">${formOf(FIELDS())}</div></div>`;
    print(product('one') + product('two'));
    document.body.className = '';
    const button = document.querySelector<HTMLElement>('#two button');
    button?.click();
    if (button) await settled(button);
    expect(placeOf()).toBe('two');
  });
});

describe('the fields of a form', () => {
  it('are sent as the browser would send them, except add-to-cart', () => {
    const data = new FormData();
    for (const [name, value] of [
      ['add-to-cart', '7'],
      ['quantity[21]', '2'],
      ['extra[]', 'a'],
      ['extra[]', 'b'],
    ])
      data.append(name ?? '', value ?? '');
    expect(readFields(data, '7')).toEqual({ islas_product: '7', 'quantity[21]': '2', extra: ['a', 'b'] });
  });
});

describe('a form on a page of another origin than the shop’s', () => {
  const other = new Shop({ origin: 'https://tienda.example' });
  beforeEach(() => {
    server.use(...shopHandlers(other));
    other.allowedOrigins.add(location.origin);
    startStoreApi({ url: 'https://tienda.example' });
  });
  afterEach(() => replaceTransport(fetchTransport));

  const press = (action: string) => {
    const fields = `<input type="hidden" name="add-to-cart" value="${simple()}">`;
    const button = print(`<form class="cart" method="post" action="${action}">${fields}${BUTTON}</form>`);
    button.click();
    return button;
  };

  it.each(['https://tienda.example/producto/cuenco/', ''])('is added where it leads to “%s”', async (action) => {
    const button = press(action);
    await settled(button);
    expect(button.classList.contains('added')).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    expect(other.requests.at(-1)?.url).toMatch(/cart\/add-item$/);
  });

  it('is the browser’s where it leads to any other origin', () => {
    press('https://otra.example/producto/cuenco/');
    expect(sent).toHaveBeenCalled();
  });
});
