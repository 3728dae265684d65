// @vitest-environment node
import { Window } from 'happy-dom';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopHandlers } from '../../../mocks/handlers';
import { Shop } from '../../../mocks/shop';
import { NO_ASSETS } from '../../../mocks/pages/page';
import { siteHandlers } from '../../../mocks/site';

const ORIGIN = 'http://tienda.test';
let shop = new Shop();
let handlers = [...shopHandlers(shop), ...siteHandlers(shop, () => NO_ASSETS)];

beforeEach(() => {
  shop = new Shop();
  handlers = [...shopHandlers(shop), ...siteHandlers(shop, () => NO_ASSETS)];
});

/** A browser without JavaScript: cookies, redirects, links and forms. */
class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly window = new Window({
    settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
  });
  page = this.parse('');
  source = '';
  path = '';
  status = 0;

  async visit(path: string, form?: Record<string, string>): Promise<this> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...(this.path ? { referer: ORIGIN + this.path } : {}) };
    const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const request = new Request(new URL(path, ORIGIN), { headers, ...body });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nobody answers ${path}`);
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const location = response.headers.get('location');
    if (location !== null) return this.visit(location);
    this.status = response.status;
    this.path = path;
    this.source = await response.text();
    this.page = this.parse(this.source);
    return this;
  }

  /** Submits a form as printed, with some fields filled in and the button pressed. */
  submit(selector: string, fields: Record<string, string> = {}): Promise<this> {
    const form = this.page.querySelector<HTMLFormElement>(selector);
    if (!form) throw new Error(`No ${selector} at ${this.path}`);
    const printed: Record<string, string> = {};
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const off = 'checked' in field && /checkbox|radio/.test(field.type) && !field.checked;
      if (field.name && !off) printed[field.name] = field.value;
    }
    return this.visit(form.getAttribute('action') || this.path, { ...printed, ...fields });
  }

  text(selector: string): string {
    return [...this.page.querySelectorAll(selector)]
      .map((node) => node.textContent?.replace(/\s+/g, ' ').trim())
      .join(' | ');
  }

  href(selector: string): string {
    return this.page.querySelector(selector)?.getAttribute('href') ?? '';
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  private parse(source: string): Document {
    const bare = source.replace(/<link[^>]*>|<script[^]*?<\/script>/g, '');
    return new this.window.DOMParser().parseFromString(bare, 'text/html') as unknown as Document;
  }

  private keep(cookie: string): void {
    const [pair = '', ...rest] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (rest.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const ORDER = { woocommerce_checkout_place_order: '1', payment_method: 'cod' };
const ADDRESS = {
  ...Object.fromEntries(
    ['first_name', 'last_name', 'address_1', 'city', 'phone'].map((name) => [`billing_${name}`, 'Lucía']),
  ),
  billing_postcode: '46001',
  billing_email: 'lucia@azahar.example',
  terms: 'on',
};

describe('without JavaScript', () => {
  it('without JavaScript a card adds, the cart shows the product, and links remove and restore it', async () => {
    const browser = await new Browser().visit('/tienda/');
    await browser.visit(browser.href('a.ajax_add_to_cart[data-product_id="17"]'));
    expect(browser.text('.woocommerce-message')).toContain('«Cuenco Alborada» se ha añadido a tu carrito');
    await browser.visit('/carrito/');
    expect(browser.text('.cart_item .product-name')).toBe('Cuenco Alborada');
    await browser.visit(browser.href('td.product-remove a.remove'));
    expect(browser.text('.cart-empty')).toContain('vacío');
    await browser.visit(browser.href('a.restore-item'));
    expect(browser.text('.cart_item .product-name')).toBe('Cuenco Alborada');
  });

  it('without JavaScript a removal needs the nonce of that shopper', async () => {
    const browser = await new Browser().visit('/tienda/?add-to-cart=15');
    await browser.visit('/carrito/');
    const key = /remove_item=(\w+)/.exec(browser.href('a.remove'))?.[1];
    await browser.visit(`/carrito/?remove_item=${key}&_wpnonce=wrong`);
    expect(browser.text('.cart_item .product-name')).toBe('Taza Azahar');
  });

  it('the cart of another origin comes with its token, once', async () => {
    const host = shop.keep(shop.newSession('t_host'));
    host.cart.add(17, 2);
    const checkout = `/finalizar-compra/?session=${shop.cartTokens.issue('t_host')}`;
    const browser = await new Browser().visit(checkout);
    expect(browser.text('.woocommerce-checkout-review-order-table')).toContain('Cuenco Alborada');
    await browser.visit('/carrito/');
    await browser.visit(browser.href('td.product-remove a.remove'));
    expect((await browser.visit(checkout)).text('form.checkout')).toBe('');
    expect(host.cart.count).toBe(2);
  });

  it.each([
    ['is empty after its order', 0],
    ['keeps what was added after the visit to the checkout', 1],
  ])('the cart of another origin %s', async (_what, added) => {
    const host = shop.keep(shop.newSession('t_host'));
    host.cart.add(17, 2);
    const browser = await new Browser().visit(`/finalizar-compra/?session=${shop.cartTokens.issue('t_host')}`);
    if (added) host.cart.add(15);
    await browser.submit('form.checkout', { ...ORDER, ...ADDRESS });
    expect(browser.path).toContain('/order-received/');
    expect(host.cart.count).toBe(added && 3);
  });

  it.each(['', 'x.y.z'])('a session that the shop has not issued (%s) shows the visitor’s own cart', async (token) => {
    const browser = await new Browser().visit('/tienda/?add-to-cart=15');
    await browser.visit(`/finalizar-compra/?session=${token}`);
    expect(browser.text('.woocommerce-checkout-review-order-table')).toContain('Taza Azahar');
  });

  it('a form that posts variation 0 adds the chosen variation, and reports a missing choice', async () => {
    const browser = await new Browser().visit('/producto/camiseta-basica/');
    await browser.submit('form.variations_form', { attribute_pa_color: 'azul' });
    expect(browser.text('.woocommerce-error')).toContain('Elige las opciones');
    await browser.submit('form.variations_form', {
      attribute_pa_color: 'azul',
      attribute_pa_talla: 'm',
      quantity: '2',
    });
    await browser.visit('/carrito/');
    expect(browser.text('.cart_item .variation div')).toBe('Color: Azul | Talla: M');
    expect(browser.page.querySelector<HTMLInputElement>('.product-quantity input')?.value).toBe('2');
  });

  it('a grouped product adds only the rows with a quantity', async () => {
    const browser = await new Browser().visit('/producto/desayuno-de-domingo/');
    await browser.submit('form.grouped_form');
    expect(browser.text('.woocommerce-error')).toContain('cuántas');
    await browser.submit('form.grouped_form', { 'quantity[29]': '2', 'quantity[31]': '1' });
    await browser.visit('/carrito/');
    expect(browser.text('.cart_item .product-name')).toBe('Miel de Azahar | Mermelada de Higo');
  });

  it('quantities, a coupon and its removal change the totals of the cart page', async () => {
    const browser = await new Browser().visit('/producto/taza-azahar/');
    await browser.submit('form.cart', { 'add-to-cart': '15' });
    await browser.visit('/carrito/');
    const field = browser.page.querySelector<HTMLInputElement>('.product-quantity input')?.name ?? '';
    await browser.submit('.woocommerce-cart-form', { [field]: '2', update_cart: '1' });
    expect(browser.text('.cart-subtotal td')).toBe('29,00 €');
    await browser.submit('.woocommerce-cart-form', { coupon_code: 'azahar10', apply_coupon: '1' });
    expect(browser.text('.cart-discount td')).toContain('-2,90 €');
    expect(browser.text('.order-total td')).toBe('31,05 €');
    await browser.visit(browser.href('a.woocommerce-remove-coupon'));
    expect(browser.text('.order-total td')).toBe('33,95 €');
    await browser.submit('.woocommerce-cart-form', { [field]: '99', update_cart: '1' });
    expect(browser.text('.woocommerce-error')).toContain('quedan 12 unidades');
  });

  it('an order reports missing fields, then empties the cart, reduces stock and can be read only with its key', async () => {
    const browser = await new Browser().visit('/tienda/?add-to-cart=15');
    await browser.visit('/finalizar-compra/');
    await browser.submit('form.checkout', ORDER);
    expect(browser.page.querySelectorAll('.woocommerce-error li[data-id]').length).toBeGreaterThan(4);
    await browser.submit('form.checkout', { ...ORDER, ...ADDRESS, wc_order_attribution_utm_source: 'boletin' });
    expect(browser.path).toMatch(/^\/finalizar-compra\/order-received\/2001\/\?key=wc_order_/);
    expect(browser.text('.order_item .product-name')).toContain('Taza Azahar');
    expect(shop.catalogue.left(15)).toBe(11);
    expect(shop.orders.find(2001)?.fields).toMatchObject({ wc_order_attribution_utm_source: 'boletin' });
    await browser.visit('/finalizar-compra/order-received/2001/?key=guess');
    expect(browser.text('.order_details')).toBe('');
  });

  it('a customer signs in, saves and signs out without JavaScript', async () => {
    const browser = await new Browser().visit('/mi-cuenta/');
    await browser.submit('form.login', { username: 'clienta', password: 'mal', login: '1' });
    expect(browser.text('.woocommerce-error')).toContain('contraseña no es correcta');
    await browser.submit('form.login', { username: 'clienta', password: 'clienta', login: '1' });
    expect(browser.text('.woocommerce-MyAccount-content')).toContain('Hola, Lucía');
    await browser.visit('/mi-cuenta/edit-account/');
    await browser.submit('form.edit-account', { account_first_name: 'Luz', save_account_details: '1' });
    expect(browser.text('.woocommerce-MyAccount-content')).toContain('Hola, Luz');
    await browser.visit(browser.href('.woocommerce-MyAccount-navigation-link--customer-logout a'));
    expect(browser.page.querySelector('form.login')).not.toBeNull();
  });
});

describe('sessions', () => {
  it('a visitor who has done nothing gets no cookie; two shoppers have separate carts', async () => {
    const ana = await new Browser().visit('/tienda/');
    expect(ana.cookie('wp_woocommerce_session_4f9d1c2b7a')).toBeUndefined();
    await ana.visit('/tienda/?add-to-cart=15');
    expect(ana.cookie('wp_woocommerce_session_4f9d1c2b7a')).toBeDefined();
    expect(ana.cookie('woocommerce_cart_hash')).toMatch(/^[0-9a-f]{32}$/);
    const bea = await new Browser().visit('/carrito/');
    expect(bea.text('.cart-empty')).toContain('vacío');
    await ana.visit('/carrito/');
    expect(ana.text('.cart_item .product-name')).toBe('Taza Azahar');
  });

  it('a scenario applies to the browser that set it until it sets "none"', async () => {
    const ana = await new Browser().visit('/tienda/?scenario=veto');
    const bea = await new Browser().visit('/tienda/');
    const vetoes = ({ source }: Browser) => source.includes('should_send_ajax_request');
    expect([vetoes(await ana.visit('/tienda/')), vetoes(bea)]).toEqual([true, false]);
    await ana.visit('/tienda/?scenario=none');
    expect(vetoes(await ana.visit('/tienda/'))).toBe(false);
  });

  it('the scenario sold-out redirects to the product page, which shows the reason once', async () => {
    const ana = await new Browser().visit('/tienda/?scenario=sold-out');
    await ana.visit('/?wc-ajax=add_to_cart', { product_id: '15' });
    await ana.visit('/producto/taza-azahar/');
    expect(ana.text('.woocommerce-error')).toContain('agotado');
    await ana.visit('/producto/taza-azahar/');
    expect(ana.text('.woocommerce-error')).toBe('');
  });
});

describe('listings', () => {
  it('every product is on exactly one page of the listing, in the requested order', async () => {
    const browser = new Browser();
    const ids: string[] = [];
    const prices: number[] = [];
    let path = '/tienda/?orderby=price';
    while (path) {
      await browser.visit(path);
      for (const card of browser.page.querySelectorAll('ul.products > li')) {
        ids.push(/post-(\d+)/.exec(card.className)?.[1] ?? '');
        prices.push(
          Number(
            /(\d+),(\d\d)/
              .exec((card.querySelector('ins') ?? card.querySelector('.price'))?.textContent ?? '')
              ?.slice(1)
              .join(''),
          ),
        );
      }
      path = browser.href('a.next');
    }
    expect(new Set(ids).size).toBe(shop.catalogue.products.length);
    expect(ids).toHaveLength(shop.catalogue.products.length);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it.each(['/tienda/page/99/', '/producto/nada/', '/categoria-producto/nada/', '/mi-cuenta/nada/', '/otra/'])(
    '%s shows a message that it does not exist',
    async (path) => {
      const browser = await new Browser().visit(path);
      expect([browser.status, browser.text('h1')]).toEqual([404, 'No está aquí']);
    },
  );

  it('markup in a typed search is printed as text', async () => {
    const browser = await new Browser().visit('/tienda/?s=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    expect(browser.page.querySelector('h1 img')).toBeNull();
    expect(browser.text('h1')).toContain('<img src=x');
  });
});
