import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas';
const OLD_SCREEN = '/wp-admin/admin.php?page=islas-consent';
const ROUTE = '/wp-json/islas/v1/settings';

const withNonce = async (page: Page) => ({
  'X-WP-Nonce': await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text(),
});

/** Settings and lists as they are stored. */
const read = async (page: Page) => (await page.request.get(ROUTE, { headers: await withNonce(page) })).json();

const write = async (page: Page, { values, lists }: { values: object; lists: object }) => {
  const answer = await page.request.put(ROUTE, { headers: await withNonce(page), data: { values, lists } });
  expect(answer.status()).toBe(200);
};

const part = (page: Page, name: string) => page.locator(`#islas-part-${name}`);
const open = async (page: Page, name: string) => {
  await page.goto('about:blank');
  await page.goto(`${SCREEN}#consent/${name}`);
  await expect(part(page, name).locator('.islas-fold__toggle')).toHaveAttribute('aria-expanded', 'true');
};
const unfold = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();
const saved = (page: Page) => expect(page.getByText('Tus cambios están guardados.')).toBeVisible();

// The settings and lists are those of every visitor.
test.describe('the tab of consent', { tag: ['@real', '@alone', '@classic'] }, () => {
  test('in strict mode a bar that breaks the Spanish rules is not published, and nothing typed is lost', {
    tag: '@nightly',
  }, async ({ browser, baseURL, shop, page: visitor }) => {
    test.setTimeout(180_000);
    const owner = await Owner.of(browser, baseURL ?? '');
    const { page } = owner;
    const before = await read(page);
    const findings = page.locator('.islas-findings');
    const field = (key: string) => page.locator(`[data-setting="${key}"] :is(input, select)`).first();
    try {
      await write(page, { values: { consent_strict: true, feature_consent: true }, lists: {} });
      await open(page, 'texts');
      await unfold(page, 'Apariencia');
      await unfold(page, 'Comportamiento');
      await field('consent_text').fill('Usamos cookies. Acéptalas.');
      await field('consent_show_decline').uncheck();
      await field('cookies_bar_on_scroll').selectOption('yes');

      await test.step('the check says what is wrong before anything is saved', async () => {
        for (const reason of [
          'La barra no tiene botón para rechazar',
          'Desplazarse cuenta como aceptar: eso no es consentimiento.',
          'El texto de la barra no dice lo suficiente',
        ])
          await expect(findings.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
      });

      await test.step('it is refused, and stays typed', async () => {
        await save(page);
        await expect(page.locator('.islas-save')).toContainText('No se ha guardado nada.');
        await expect(field('consent_text')).toHaveValue('Usamos cookies. Acéptalas.');
        await visitor.context().clearCookies({ name: /consent|eu_cookies/ });
        await shop.open('account', { ready: false });
        const bar = visitor.locator('#islas-consent');
        await expect(bar.getByRole('button', { name: 'Rechazar' })).toBeVisible();
        await expect(bar).not.toContainText('Usamos cookies. Acéptalas.');
      });

      await test.step('each button puts its point right, until the draft is as the shop is', async () => {
        const mend = findings.getByRole('button', { name: 'Corregir esto' });
        for (const point of ['Desplazarse', 'La barra no tiene', 'El texto de la barra'])
          await findings.getByRole('listitem').filter({ hasText: point }).getByRole('button').click();
        await expect(mend).toHaveCount(0);
        await expect(field('cookies_bar_on_scroll')).toHaveValue('none');
        await expect(page.locator('.islas-save')).toContainText('No hay cambios sin guardar');
      });
    } finally {
      await write(page, before);
      await owner.close();
    }
  });

  test('a cookie is found, classified and described in its place, and saved with the settings', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const owner = await Owner.of(browser, baseURL ?? '');
    const { page } = owner;
    const before = await read(page);
    const cookies = part(page, 'cookies');
    const rows = cookies.locator('tbody tr');
    try {
      await open(page, 'cookies');
      await cookies.getByLabel('Buscar cookies').fill('CARRITO hash');
      await expect(rows).toHaveCount(1);
      await expect(cookies.getByRole('status')).toHaveText('1 cookie');
      await cookies.getByLabel('Categoría de woocommerce_cart_hash').selectOption('preferences');

      await cookies.getByRole('button', { name: 'Añadir una cookie' }).click();
      await cookies.getByLabel('Nombre').fill('mi_cookie');
      await cookies.getByLabel('Finalidad').fill('Recuerda tu talla.');
      await page.keyboard.press('Enter');
      await save(page);
      await saved(page);
      const { lists } = await read(page);
      expect(lists.consent.cookies).toEqual([
        ...before.lists.consent.cookies,
        expect.objectContaining({ name: 'woocommerce_cart_hash', category: 'preferences', purpose: 'cart' }),
        expect.objectContaining({ name: 'mi_cookie', purpose: 'Recuerda tu talla.' }),
      ]);

      await test.step('without JavaScript the plain form has it too', async () => {
        const plain = await browser.newContext({
          baseURL: baseURL ?? '',
          javaScriptEnabled: false,
          storageState: await page.context().storageState(),
        });
        const still = await plain.newPage();
        await still.goto(SCREEN);
        const group = still.locator('details', { hasText: 'Cookies de esta tienda' });
        await group.locator('summary').click();
        const purpose = group.locator(`[value="Recuerda tu talla."]`);
        await purpose.fill('Recuerda tu número.');
        await still.locator('#submit').click();
        await expect(still.locator('[value="Recuerda tu número."]')).toHaveCount(1);
        await plain.close();
      });
    } finally {
      await write(page, before);
      await owner.close();
    }
  });

  test('addresses of the old screen lead to their parts of the tab', { tag: '@nightly' }, async ({
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const { page } = owner;
    await page.goto(`${OLD_SCREEN}&islas-cookie=mi_cookie#islas-consent-cookies-new-purpose`);
    await expect(page).toHaveURL(/page=islas#consent\/cookies\/mi_cookie$/);
    await expect(page.getByLabel('Finalidad')).toBeFocused();
    await expect(page.getByLabel('Nombre')).toHaveValue('mi_cookie');
    await page.goto('about:blank');
    await page.goto(OLD_SCREEN);
    await expect(page).toHaveURL(/page=islas#consent$/);
    await page.goto('about:blank');
    await page.goto(`${OLD_SCREEN}#islas-log`);
    await expect(page).toHaveURL(/page=islas#consent\/log$/);
    await expect(page.getByRole('heading', { name: 'Registro de decisiones' })).toBeVisible();
    await owner.close();
  });

  test('by keyboard the focus stays beside what Enter removes, and returns to what opened a form', {
    tag: '@nightly',
  }, async ({ browser, baseURL }) => {
    test.setTimeout(90_000);
    const owner = await Owner.of(browser, baseURL ?? '');
    const { page } = owner;
    await open(page, 'texts');
    const title = page.locator('[data-setting="consent_title"]');
    await title.locator('input').fill('Cookies');
    await title.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(title.locator('input')).toBeFocused();

    await open(page, 'cookies');
    const edit = part(page, 'cookies').getByRole('button', { name: 'Editar woocommerce_cart_hash' });
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Finalidad')).toBeFocused();
    await page.getByRole('button', { name: 'Cancelar' }).focus();
    await page.keyboard.press('Enter');
    await expect(edit).toBeFocused();

    await open(page, 'tags');
    await part(page, 'tags').getByRole('button', { name: 'Añadir una regla' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Qué', { exact: true })).toBeFocused();
    await part(page, 'tags').getByRole('button', { name: 'Quitar: Regla 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'tags').getByRole('button', { name: 'Añadir una regla' })).toBeFocused();
    await owner.close();
  });

  test('every part is free of axe’s violations, fits, and is at most four screens long on a telephone', {
    tag: '@nightly',
  }, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const owner = await Owner.of(browser, baseURL ?? '');
    const { page } = owner;
    await page.setViewportSize({ width: 360, height: 800 });
    for (const name of [
      'rules',
      'start',
      'texts',
      'appearance',
      'behaviour',
      'cookies',
      'tags',
      'proof',
      'simulator',
    ]) {
      await open(page, name);
      await expect(part(page, name).locator('.islas-loading')).toHaveCount(0);
      // A changed field has a button to reset it.
      if (name === 'texts') await part(page, name).getByRole('textbox').first().fill('Cookies');
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include(`#islas-part-${name}`)
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
          name,
        )
        .toEqual([]);
      const height = await part(page, name).evaluate((element: HTMLElement) => element.offsetHeight);
      expect.soft(height, name).toBeLessThanOrEqual(4 * 800);
    }
    await owner.close();
  });
});
