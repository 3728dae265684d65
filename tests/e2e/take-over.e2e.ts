import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas';
const NAMES = ['Azul marino', 'Verd ampolla', 'Rojo / Negro', 'Algodón'];

/** WordPress can be slow to answer while other journeys run. */
const SLOW = { timeout: 60_000 };

interface Attribute {
  id: number;
  slug: string;
}

/** An attribute of the shop that only this journey uses, with the REST requests of the signed-in owner. */
class OwnAttribute {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly nonce: string,
    private readonly attribute: Attribute,
  ) {}

  static async create(page: Page, name: string): Promise<OwnAttribute> {
    const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const answer = await page.request.post('/wp-json/wc/v3/products/attributes', {
      headers: { 'X-WP-Nonce': nonce },
      // Without `generate_slug` WooCommerce leaves a deprecation in PHP's log.
      data: { name, slug: `prueba-${String(Date.now() % 1e8)}`, generate_slug: 'false', type: 'select' },
    });
    return new OwnAttribute(page.request, nonce, (await answer.json()) as Attribute);
  }

  async type(): Promise<string> {
    const answer = await this.request.get(this.path(), { headers: { 'X-WP-Nonce': this.nonce } });
    return ((await answer.json()) as { type: string }).type;
  }

  /** Adds an option through WordPress' own screen, with fields of another plugin. */
  async add(page: Page, name: string, fields: Record<string, string> = {}): Promise<void> {
    const screen = await (await page.request.get(this.screen())).text();
    const nonce = /name="_wpnonce_add-tag" value="(\w+)"/.exec(screen)?.[1] ?? '';
    const answer = await page.request.post('/wp-admin/admin-ajax.php', {
      form: {
        action: 'add-tag',
        screen: `edit-${this.attribute.slug}`,
        taxonomy: this.attribute.slug,
        post_type: 'product',
        'tag-name': name,
        '_wpnonce_add-tag': nonce,
        ...fields,
      },
    });
    expect(answer.status()).toBe(200);
  }

  screen(): string {
    return `/wp-admin/edit-tags.php?taxonomy=${this.attribute.slug}&post_type=product`;
  }

  async remove(): Promise<void> {
    await this.request.delete(`${this.path()}?force=true`, { headers: { 'X-WP-Nonce': this.nonce } });
  }

  private path(): string {
    return `/wp-json/wc/v3/products/attributes/${String(this.attribute.id)}`;
  }
}

const press = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).click(SLOW);
  await page.waitForLoadState();
};

const swatchOf = (page: Page, name: string) =>
  page.locator('#the-list tr', { hasText: name }).locator('td.column-islas [style]');

test.describe('import from other plugins', { tag: ['@real', '@classic'] }, () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(240_000);
  let attribute: OwnAttribute | undefined;

  test.afterEach(async () => {
    await attribute?.remove();
  });

  test('the owner accepts proposed colours in a table, and undoes it', { tag: '@nightly' }, async ({ page }) => {
    await signIn(page, 'admin');
    attribute = await OwnAttribute.create(page, 'Color de prueba');
    for (const name of NAMES) await attribute.add(page, name);

    await page.goto(SCREEN);
    await page.getByRole('link', { name: 'Proponer colores' }).click(SLOW);
    const table = page.getByRole('table', { name: 'Colores propuestos para «Color de prueba»' });
    await expect(table.getByRole('row')).toHaveCount(4, SLOW);
    await expect(table).not.toContainText('Algodón');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('form:has(.widefat)').analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByLabel('Color de «Azul marino»', { exact: true }).fill('#0a1b2c');
    await page.getByLabel('Verd ampolla', { exact: true }).uncheck();
    await press(page, 'Aceptar estos colores');
    await expect(page.locator('.notice-success').first()).toContainText('2 colores', SLOW);
    expect(await attribute.type()).toBe('color');
    await page.goto(attribute.screen());
    await expect(swatchOf(page, 'Azul marino')).toHaveAttribute('style', /#0a1b2c/);
    await expect(swatchOf(page, 'Rojo / Negro')).toHaveCount(1);
    await expect(swatchOf(page, 'Verd ampolla')).toHaveCount(0);

    await page.goto(SCREEN);
    await press(page, 'Deshacer la última importación de un plugin');
    await expect(page.locator('.notice-success').first()).toContainText('Recuperado', SLOW);
    expect(await attribute.type()).toBe('select');
    await page.goto(attribute.screen());
    await expect(swatchOf(page, 'Azul marino')).toHaveCount(0);
  });

  test('the owner imports the colours of another plugin with one press, without JavaScript', {
    tag: '@nightly',
  }, async ({ browser, baseURL, page: owner }) => {
    await signIn(owner, 'admin');
    const url = String(baseURL);
    await owner.context().addCookies([{ name: 'neighbour', value: 'wpc', url }]);
    attribute = await OwnAttribute.create(owner, 'Tono de prueba');
    await attribute.add(owner, 'Musgo', { wpcvs_color: '#4a5d23', wpcvs_tooltip: 'Como el bosque' });
    const context = await browser.newContext({
      baseURL: url,
      locale: 'es-ES',
      javaScriptEnabled: false,
      storageState: await owner.context().storageState(),
    });
    const page = await context.newPage();

    await page.goto(SCREEN);
    await page.getByRole('link', { name: 'Ver qué escribe una importación de WPC' }).click(SLOW);
    await expect(page.locator('.notice-info')).toContainText('Musgo: #4a5d23', SLOW);
    await press(page, 'Importar de WPC Variation Swatches');
    await expect(page.locator('.notice-success').first()).toContainText('Importado de WPC Variation Swatches', SLOW);
    await owner.goto(attribute.screen());
    await expect(owner.locator('#the-list tr', { hasText: 'Musgo' })).toHaveCount(1);
    await press(page, 'Deshacer la última importación de un plugin');
    await expect(page.locator('.notice-success').first()).toContainText('Recuperado como antes', SLOW);
    await context.close();
  });
});
