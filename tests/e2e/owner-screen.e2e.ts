import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { readFeatures } from '../../.tools/features/read.mjs';
import { ROOT } from '../guards/sources';
import { Owner, signIn } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas';
const ROUTE = '/wp-json/islas/v1/settings';
const SECTIONS = ['overview', 'cart', 'product', 'consent', 'orders', 'search', 'advanced'];

const FEATURES = readFeatures(ROOT).filter(({ screen }) => screen);
const SETTINGS = FEATURES.flatMap(({ screen, settings }) =>
  Object.entries(settings).map(([key, setting]) => ({ key, ...setting, screen: screen ?? '' })),
);
const SWITCHES = FEATURES.filter((feature) => feature.default !== undefined);

type Values = Record<string, boolean | number | string>;

/** Settings that are refused unless they have a certain form. */
const FORMED: Readonly<Record<string, string>> = {
  analytics_measurement_id: 'G-ABC123XYZ',
  analytics_container_id: 'GTM-ABC123',
  analytics_api_secret: 'aB3dE5fG7hJ9kL1mN3pQ5r',
};

/** Another value that the setting may have. */
const other = (key: string, { type, choices, min = 0, format }: (typeof SETTINGS)[number], value: unknown) => {
  if (type === 'boolean') return !value;
  if (type === 'count') return value === min + 7 ? min + 8 : min + 7;
  if (type === 'choice') return Object.keys(choices ?? {}).find((choice) => choice !== value) ?? '';
  if (format === 'color') return '#123456';
  if (type === 'query') return 'lang=es';
  return FORMED[key] ?? 'prueba';
};

const stored = async (page: Page): Promise<{ values: Values; revision: string }> => {
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  return (await page.request.get(ROUTE, { headers: { 'X-WP-Nonce': nonce } })).json();
};

const write = async (page: Page, values: Values) => {
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const answer = await page.request.put(ROUTE, { headers: { 'X-WP-Nonce': nonce }, data: { values } });
  expect(answer.status()).toBe(200);
};

const open = async (page: Page, section: string) => {
  await page.goto('about:blank');
  await page.goto(`${SCREEN}#${section}`);
  await expect(page.locator('.islas-app')).toBeVisible();
};

const openMore = async (page: Page) => {
  // An opened one has another name.
  const more = page.getByRole('button', { name: 'Más', exact: true });
  while (await more.count()) await more.first().click();
  // Parts of the tab of consent fold under their headings.
  const folded = page.locator('.islas-fold__toggle[aria-expanded="false"]');
  while (await folded.count()) await folded.first().click();
};

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Tus cambios están guardados.')).toBeVisible();
};

const field = (page: Page, key: string) => page.locator(`[data-setting="${key}"] :is(input, select)`).first();

/** A second tab of the same administrator, or a page without scripts. */
const tab = async (browser: Browser, owner: Owner, options: object = {}) => {
  const storageState = await owner.page.context().storageState();
  const { baseURL = '', locale = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, locale, storageState, ...options });
  return context.newPage();
};

// The settings are those of every visitor.
test.describe('the settings screen', { tag: ['@real', '@alone', '@classic'] }, () => {
  test.describe.configure({ mode: 'default' });
  let owner: Owner;
  let before: Values = {};

  test.beforeAll(async ({ browser }, { project }) => {
    test.setTimeout(180_000);
    owner = await Owner.of(browser, String(project.use.baseURL));
    before = (await stored(owner.page)).values;
  });

  test.afterEach(() => write(owner.page, before));
  test.afterAll(() => owner.close());

  test('every setting is changed on the screen, saved and read back from the server', { tag: '@nightly' }, async () => {
    test.setTimeout(600_000);
    const { page } = owner;
    const changed: Values = {};
    // It refuses what this test sets otherwise.
    const strict = 'consent_strict';
    for (const section of SECTIONS.slice(1)) {
      await open(page, section);
      await openMore(page);
      const here = SETTINGS.filter(({ key }) => key !== strict).filter(({ screen, level }) =>
        section === 'advanced'
          ? level === 'advanced' || screen === section
          : level !== 'advanced' && screen === section,
      );
      for (const setting of here) {
        const { key, type } = setting;
        const value = other(key, setting, before[key]);
        if (type === 'boolean') await field(page, key).setChecked(value as boolean);
        else if (type === 'choice') await field(page, key).selectOption(String(value));
        else await field(page, key).fill(String(value));
        changed[key] = value;
      }
      for (const { key } of SWITCHES.filter(({ screen }) => screen === section)) {
        changed[`feature_${key}`] = !before[`feature_${key}`];
        await page.locator(`[id="islas-card-${key}-switch"]`).setChecked(!before[`feature_${key}`]);
      }
      await save(page);
    }
    expect([...Object.keys(changed), strict].sort()).toEqual(Object.keys(before).sort());
    expect((await stored(page)).values).toEqual({ ...before, ...changed });
    await write(page, before);
    await open(page, 'consent');
    await openMore(page);
    await field(page, strict).setChecked(!before[strict]);
    await save(page);
    expect((await stored(page)).values).toEqual({ ...before, [strict]: !before[strict] });
  });

  test('a setting is found by words of its name, and reset to its default', async () => {
    const { page } = owner;
    await write(page, { stock_label_threshold: 9 });
    await open(page, 'overview');
    await page.getByRole('searchbox', { name: 'Buscar ajustes' }).fill('umbral MOSTRAR');
    await expect(page.getByRole('status').filter({ hasText: 'función encontrada' })).toHaveText(
      '1 función encontrada.',
    );
    const threshold = field(page, 'stock_label_threshold');
    await expect(threshold).toHaveValue('9');
    await page.getByRole('button', { name: /^Restablecer el valor predeterminado/ }).click();
    await expect(threshold).toHaveValue('5');
    await save(page);
    expect((await stored(page)).values.stock_label_threshold).toBe(5);
    await page.getByRole('searchbox', { name: 'Buscar ajustes' }).fill('zzz');
    await expect(page.getByText('Ningún ajuste tiene estas palabras')).toBeVisible();
  });

  test('a value that the server refuses is explained at its field, and nothing is stored', async () => {
    const { page } = owner;
    await open(page, 'consent');
    await openMore(page);
    await field(page, 'consent_log_days').fill('0');
    await field(page, 'consent_title').fill('Galletas');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(field(page, 'consent_log_days')).toHaveAccessibleDescription(/de 1 a 3650/);
    await expect(field(page, 'consent_log_days')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.islas-save')).toContainText('No se ha guardado nada.');
    expect((await stored(page)).values).toEqual(before);
    await page.getByRole('button', { name: 'Descartar los cambios' }).click();
    await expect(field(page, 'consent_title')).toHaveValue(String(before.consent_title));
  });

  test('leaving with unsaved changes asks for confirmation, and the changes are there again afterwards', {
    tag: '@nightly',
  }, async () => {
    const { page } = owner;
    await open(page, 'cart');
    await openMore(page);
    await field(page, 'empty_cart_text').fill('Nada todavía');
    const asked = page.waitForEvent('dialog');
    const left = page.goto('/wp-admin/index.php');
    await (await asked).accept();
    await left;
    await page.goto(`${SCREEN}#cart`);
    await expect(page.locator('.islas-notices')).toContainText('Aquí están otra vez tus cambios de antes.');
    await openMore(page);
    await expect(field(page, 'empty_cart_text')).toHaveValue('Nada todavía');
    await save(page);
    expect((await stored(page)).values.empty_cart_text).toBe('Nada todavía');
  });

  test('two administrators do not overwrite each other, and choose where both changed the same setting', {
    tag: '@nightly',
  }, async ({ browser }) => {
    test.setTimeout(120_000);
    const second = await tab(browser, owner);
    for (const page of [owner.page, second]) {
      await open(page, 'cart');
      await openMore(page);
    }
    await field(owner.page, 'empty_cart_text').fill('De la primera');
    await field(owner.page, 'skip_link').selectOption('always');
    await save(owner.page);

    await field(second, 'please_wait_text').fill('De la segunda');
    await save(second);
    await expect(second.locator('.islas-notices')).toContainText(/ha cambiado estos ajustes mientras tanto.*vacío/);
    await expect(field(second, 'empty_cart_text')).toHaveValue('De la primera');

    await field(owner.page, 'please_wait_text').fill('Otra de la primera');
    await field(owner.page, 'empty_cart_text').fill('La mía');
    await field(second, 'empty_cart_text').fill('La suya');
    await save(second);
    await owner.page.getByRole('button', { name: 'Guardar cambios' }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Dos personas han cambiado los ajustes' });
    await expect(dialog.getByRole('radio')).toHaveCount(4);
    const { violations } = await new AxeBuilder({ page: owner.page })
      .setLegacyMode()
      .include('.islas-conflict')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect((await stored(owner.page)).values).toMatchObject({
      empty_cart_text: 'La suya',
      please_wait_text: 'De la segunda',
    });
    await dialog.getByRole('radio', { name: 'El suyo: La suya' }).check();
    await dialog.getByRole('button', { name: 'Guardar esta elección' }).click();
    await expect(owner.page.getByText('Tus cambios están guardados.')).toBeVisible();
    expect((await stored(owner.page)).values).toMatchObject({
      empty_cart_text: 'La suya',
      please_wait_text: 'Otra de la primera',
      skip_link: 'always',
    });
    await second.context().close();
  });

  test('a switch is turned and saved by keyboard alone', async () => {
    const { page } = owner;
    await open(page, 'overview');
    await page
      .getByRole('navigation', { name: 'Secciones de los ajustes' })
      .getByRole('link', { name: 'Resumen' })
      .focus();
    const id = await page.locator('[id^="islas-row-"][id$="-switch"]:not(:checked)').last().getAttribute('id');
    const [, feature = ''] = /^islas-row-(.+)-switch$/.exec(id ?? '') ?? [];
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    for (let step = 0; step < 80 && (await focused()) !== id; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Guardar cambios') break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tus cambios están guardados.')).toBeVisible();
    expect((await stored(page)).values[`feature_${feature}`]).toBe(true);
  });

  test('without JavaScript the plain form is there, with the forms of all sections', async ({ browser }) => {
    const page = await tab(browser, owner, { javaScriptEnabled: false });
    await page.goto(SCREEN);
    const text = page.locator('[name="islas_settings[empty_cart_text]"]');
    await expect(text).toBeVisible();
    await text.fill('Sin scripts');
    await page.locator('#submit').click();
    await expect(text).toHaveValue('Sin scripts');
    await expect(page.getByRole('button', { name: 'Guardar los avisos' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pausar Islas' })).toBeVisible();
    await page.context().close();
  });

  test('with JavaScript the plain form is gone, and stays where the script does not arrive', {
    tag: '@nightly',
  }, async ({ browser }) => {
    await open(owner.page, 'overview');
    await expect(owner.page.locator('#islas-plain')).toHaveCount(0);
    const page = await tab(browser, owner);
    await page.route(/\/build\/screen-[\w-]+\.js/, (route) => route.abort());
    await page.goto(SCREEN);
    await expect(page.locator('#islas-plain #submit')).toBeVisible({ timeout: 15_000 });
    await page.context().close();
  });

  test('a stranger and a customer are refused at the screen and at its route', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const put = (nonce: string) =>
      page.request.put(ROUTE, { headers: { 'X-WP-Nonce': nonce }, data: { values: { feature_cart: false } } });
    expect((await page.request.get(ROUTE)).status()).toBe(401);
    expect((await put('')).status()).toBe(403);
    expect((await put('0123456789')).status()).toBe(403);
    await signIn(page, 'clienta');
    const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    expect((await put(nonce)).status()).toBe(403);
    await page.goto(SCREEN);
    await expect(page.locator('#islas-screen')).toHaveCount(0);
    await page.close();
    expect((await stored(owner.page)).values).toEqual(before);
  });

  test('a body of 20 MB, one that is no JSON and one without values change nothing', { tag: '@nightly' }, async () => {
    const { page } = owner;
    const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const send = async (data: string) => {
      const headers = { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
      return (await page.request.put(ROUTE, { headers, data })).status();
    };
    const large = JSON.stringify({ values: { empty_cart_text: 'x'.repeat(20 * 1024 * 1024) } });
    expect([400, 413]).toContain(await send(large));
    expect(await send('{"values":{"feature_cart":fal')).toBe(400);
    expect(await send('{"feature_cart":false}')).toBe(400);
    expect(await send('{"values":"feature_cart"}')).toBe(400);
    expect((await stored(page)).values).toEqual(before);
  });

  const WIDTHS = [1280, 360];
  test(`all sections are free of axe's violations and fit into ${WIDTHS.join(' and ')} pixels`, {
    tag: '@nightly',
  }, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await tab(browser, owner, { viewport: { width: 1280, height: 900 } });
    for (const section of SECTIONS) {
      await open(page, section);
      await openMore(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // The frame of the preview is a page of the shop, with its theme.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include('.islas-owner')
          .exclude('iframe')
          .options({ rules: { 'target-size': { enabled: true } } })
          .analyze();
        const place = `${section}, ${width} pixels`;
        expect
          .soft(
            violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
            place,
          )
          .toEqual([]);
        const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect.soft(await page.evaluate(beyond), place).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  });
});
