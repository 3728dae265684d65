import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { alone } from './alone';

/** Password of registering customers; the shop rates it as strong enough. */
export const PASSWORD = 'Taza-azul-y-7-cuencos';

/**
 * Signs this user in under a lock for the name: WordPress keeps all sessions of a user in one record, and would lose one
 * of two that begin at the same moment.
 */
const inTurn = (shop: string, name: string, enter: () => Promise<void>): Promise<void> =>
  alone(`sign-in-${new URL(shop).port}-${name}`, enter);

/** Presses the log-in button. */
export const pressSignIn = (page: Page, name: string): Promise<void> =>
  inTurn(page.url(), name, async () => {
    await page.locator('form.login [name="login"]').click({ noWaitAfter: true });
    await page.locator('.woocommerce-MyAccount-navigation').waitFor();
  });

/** Signs in through the shop's own form. Seeded users have their name as password. */
export const signIn = async (page: Page, name: string, password = name): Promise<void> => {
  await page.goto('/mi-cuenta/');
  await page.locator('form.login input[name="username"]').fill(name);
  await page.locator('form.login input[name="password"]').fill(password);
  await pressSignIn(page, name);
};

/** Signs in through WordPress' own form, without opening its page. */
const signInUnseen = (page: Page, name: string, shop: string): Promise<void> =>
  inTurn(shop, name, async () => {
    const answer = await page.request.post('/wp-login.php', { form: { log: name, pwd: name }, maxRedirects: 0 });
    if (answer.status() !== 302) throw new Error(`${name} could not sign in: ${String(answer.status())}`);
  });

/** Registers a new customer through the shop's own form, which also signs them in. */
export const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/mi-cuenta/');
  await page.locator('form.register input[name="email"]').fill(email);
  await page.locator('form.register input[name="password"]').fill(PASSWORD);
  // By key: WooCommerce's password meter moves the button.
  await page.locator('form.register [name="register"]').press('Enter');
  await page.locator('.woocommerce-MyAccount-navigation').waitFor();
};

/** The signed-in owner of a real shop, in a separate browser context. */
export class Owner {
  private constructor(
    readonly page: Page,
    private readonly nonce: string,
    private readonly baseURL: string,
  ) {}

  static async of(browser: Browser, baseURL: string): Promise<Owner> {
    const page = await browser.newPage({ baseURL, locale: 'es-ES' });
    await signInUnseen(page, 'admin', baseURL);
    const answer = await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce');
    return new Owner(page, await answer.text(), baseURL);
  }

  private get request(): APIRequestContext {
    return this.page.request;
  }

  /** Publishes a page with this content. */
  async publish(title: string, content: string): Promise<{ id: number; link: string }> {
    const answer = await this.request.post('/wp-json/wp/v2/pages', {
      headers: { 'X-WP-Nonce': this.nonce },
      data: { title, content, status: 'publish' },
    });
    return (await answer.json()) as { id: number; link: string };
  }

  async remove(id: number): Promise<void> {
    await this.request.delete(`/wp-json/wp/v2/pages/${id}?force=true`, { headers: { 'X-WP-Nonce': this.nonce } });
  }

  /** Shows the owner's screens in this language, such as `en_US`. Returns a function that restores the one before. */
  async speak(locale: string): Promise<() => Promise<void>> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const path = '/wp-json/wp/v2/users/me';
    const answer = await this.request.get(`${path}?context=edit`, { headers });
    const { locale: before } = (await answer.json()) as { locale: string };
    const set = async (name: string) => {
      const changed = await this.request.post(path, { headers, data: { locale: name } });
      if (!changed.ok()) throw new Error(await changed.text());
    };
    await set(locale);
    return () => set(before);
  }

  /** Creates a product; `data` is the body for WooCommerce's REST API. */
  async product(data: object): Promise<{ id: number; remove: () => Promise<void> }> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const answer = await this.request.post('/wp-json/wc/v3/products', { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    const { id } = (await answer.json()) as { id: number };
    const remove = async () => {
      // With all its variations, of which each is deleted by itself.
      await this.request.delete(`/wp-json/wc/v3/products/${id}?force=true`, { headers, timeout: 60_000 });
    };
    return { id, remove };
  }

  /** Changes a product; `data` is the body for WooCommerce's REST API. */
  async change(product: number, data: object): Promise<void> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const answer = await this.request.put(`/wp-json/wc/v3/products/${product}`, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** All meta data of an order. */
  async orderMeta(order: number): Promise<{ key: string; value: unknown }[]> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const answer = await this.request.get(`/wp-json/wc/v3/orders/${order}`, { headers });
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as { meta_data: { key: string; value: unknown }[] }).meta_data;
  }

  /** Refunds an amount of an order, with the analytics `settings` of `support/analytics.ts`. */
  async refund(order: number, amount: string, settings: string): Promise<void> {
    await this.page
      .context()
      .addCookies([{ name: 'tienda_swatches', value: settings, url: new URL(this.baseURL).origin }]);
    const headers = { 'X-WP-Nonce': this.nonce };
    const data = { amount, api_refund: false };
    const answer = await this.request.post(`/wp-json/wc/v3/orders/${order}/refunds`, { headers, data });
    await this.page.context().clearCookies({ name: 'tienda_swatches' });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Meta data of the customer with this address, and a function that removes the customer. */
  async customer(email: string): Promise<{ meta: Readonly<Record<string, unknown>>; remove: () => Promise<void> }> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const answer = await this.request.get(`/wp-json/wc/v3/customers?email=${encodeURIComponent(email)}&role=all`, {
      headers,
    });
    if (!answer.ok()) throw new Error(await answer.text());
    const [found] = (await answer.json()) as { id: number; meta_data: { key: string; value: unknown }[] }[];
    if (!found) throw new Error(`There is no customer ${email}.`);
    const remove = async () => {
      await this.request.delete(`/wp-json/wc/v3/customers/${found.id}?force=true`, { headers });
    };
    return { meta: Object.fromEntries(found.meta_data.map(({ key, value }) => [key, value])), remove };
  }

  /** Cancels and deletes an order, so that its stock is restored. */
  async undoOrder(order: number): Promise<void> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const path = `/wp-json/wc/v3/orders/${order}`;
    await this.request.put(path, { headers, data: { status: 'cancelled' } });
    await this.request.delete(`${path}?force=true`, { headers });
  }

  /** Creates a block template for a product, which has one at a time: other tests wait. Returns a function that removes it. */
  async template(slug: string, content: string): Promise<() => Promise<void>> {
    const place = `template-${new URL(this.page.url()).port}-${slug}`;
    const giveBack = await new Promise<() => void>((taken, failed) => {
      alone(place, () => new Promise<void>((release) => taken(release))).catch(failed);
    });
    const headers = { 'X-WP-Nonce': this.nonce };
    const data = { slug: `single-product-${slug}`, title: slug, content, status: 'publish' };
    const answer = await this.request.post('/wp-json/wp/v2/templates', { headers, data });
    const { id } = (await answer.json()) as { id: string };
    return async () => {
      await this.request.delete(`/wp-json/wp/v2/templates/${id}?force=true`, { headers });
      giveBack();
    };
  }

  /** Replaces a part of the block templates. Returns a function that brings the first one back. */
  async part(slug: string, content: string, area = 'add-to-cart-with-options'): Promise<() => Promise<void>> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const data = { slug, title: slug, content, area, status: 'publish' };
    const answer = await this.request.post('/wp-json/wp/v2/template-parts', { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    const { id } = (await answer.json()) as { id: string };
    return async () => {
      await this.request.delete(`/wp-json/wp/v2/template-parts/${id}?force=true`, { headers });
    };
  }

  /** Creates variations of a product; each of `data` is a body for WooCommerce's REST API. */
  async variations(product: number, data: readonly object[]): Promise<void> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const path = `/wp-json/wc/v3/products/${product}/variations/batch`;
    const answer = await this.request.post(path, { headers, data: { create: data }, timeout: 60_000 });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** Saves the fields of the notice with this number on the settings screen; `fields` is `{label: value}`. */
  async setNotice(place: number, fields: Readonly<Record<string, string>>): Promise<void> {
    if (!this.page.url().includes('page=islas#cart')) await this.page.goto('/wp-admin/admin.php?page=islas#cart');
    const group = this.page.getByRole('group', { name: `Aviso ${place}` });
    for (const [label, value] of Object.entries(fields)) {
      const control = group.getByLabel(label, { exact: true });
      const isSelect = (await control.evaluate((element) => element.localName)) === 'select';
      await (isSelect ? control.selectOption({ label: value }) : control.fill(value));
    }
    const saved = this.page.waitForResponse((answer) => /page=islas&settings-updated=true/.test(answer.url()));
    await this.page.getByRole('button', { name: 'Guardar los avisos' }).click();
    await saved;
    await this.page.waitForLoadState();
  }

  /** Sets the variation with these values out of stock. Returns a function that restores it. */
  async sellOut(slug: string, values: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
    const headers = { 'X-WP-Nonce': this.nonce };
    const read = async (path: string): Promise<unknown> =>
      (await this.request.get(`/wp-json/wc/v3/products${path}`, { headers })).json();
    const [product] = (await read(`?slug=${slug}`)) as { id: number }[];
    const path = `/${product?.id}/variations`;
    const all = (await read(`${path}?per_page=100`)) as {
      id: number;
      manage_stock: boolean;
      stock_status: string;
      stock_quantity: number | null;
      attributes: { slug: string; option: string }[];
    }[];
    const found = all.find(({ attributes }) =>
      attributes.every(({ slug: name, option }) => values[name] === option.toLowerCase()),
    );
    if (!found) throw new Error(`no such variation of ${slug}`);
    const { manage_stock, stock_status, stock_quantity } = found;
    const set = async (data: object) => {
      const answer = await this.request.put(`/wp-json/wc/v3/products${path}/${found.id}`, { headers, data });
      if (!answer.ok()) throw new Error(await answer.text());
    };
    await set({ manage_stock: false, stock_status: 'outofstock' });
    return () => set({ manage_stock, stock_status, stock_quantity });
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
