import AxeBuilder from '@axe-core/playwright';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas-consent';

test('in strict mode the owner cannot publish a bar that breaks the Spanish rules, and loses nothing typed', {
  tag: ['@real', '@classic'],
}, async ({ browser, baseURL, shop, page: visitor }) => {
  test.setTimeout(180_000);
  const owner = await Owner.of(browser, baseURL ?? '');
  const { page } = owner;
  const form = page.locator('#islas-consent-form');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const said = page.locator('.islas-consent-screen > .notice').first();
  const findings = page.locator('.islas-consent-lint');
  /** The form's fields of Islas, without WordPress' own hidden fields. */
  const typed = () =>
    form.evaluate((element: HTMLFormElement) =>
      [...new FormData(element)].flatMap(([name, value]): [string, string][] =>
        name.startsWith('islas') ? [[name, String(value)]] : [],
      ),
    );
  const save = async () => {
    const back = page.waitForURL(/islas-said=/);
    await form.getByRole('button', { name: 'Guardar cambios' }).click({ timeout: 60_000 });
    await back;
  };
  const mend = async (point: string) => {
    const back = page.waitForResponse(/islas-said=/, { timeout: 60_000 });
    await findings
      .getByRole('listitem')
      .filter({ hasText: point })
      .getByRole('button', { name: 'Corregir esto' })
      .click();
    await back;
  };
  const bar = visitor.locator('#islas-consent');
  const seesTheBar = async () => {
    await visitor.context().clearCookies({ name: /consent|eu_cookies/ });
    await shop.open('account', { ready: false });
    await expect(bar.getByRole('button', { name: 'Rechazar' })).toBeVisible();
    await expect(bar).not.toContainText('Usamos cookies. Acéptalas.');
  };

  await page.goto(SCREEN);
  const before = await typed();
  const breakTheRules = async () => {
    await field('Texto de la barra').fill('Usamos cookies. Acéptalas.');
    await field('Botón para rechazar en la barra').uncheck();
    await field('Cuando el visitante se desplaza').selectOption({
      label: 'Aceptar (no es un consentimiento válido en España)',
    });
  };

  try {
    await test.step('with all that is wrong corrected, strict mode is switched on', async () => {
      await field('Modo estricto').check();
      await form.locator('[name="islas_settings[feature_consent]"][type=checkbox]').check();
      await save();
      await expect(said).toHaveText(/^Guardado/);
      await expect(findings.getByText('Hay que corregirlo:')).toHaveCount(0);
      await seesTheBar();
    });

    await test.step('what breaks the rules is refused, with the reasons in words', async () => {
      await breakTheRules();
      await save();
      await expect(said).toHaveText(
        'No se ha guardado: el modo estricto rechaza lo que hay que corregir a continuación.',
      );
      for (const reason of [
        'Hay que corregirlo: La barra no tiene botón para rechazar: rechazar debe ser tan fácil como aceptar, en la misma capa.',
        'Hay que corregirlo: Desplazarse cuenta como aceptar: eso no es consentimiento.',
        'Hay que corregirlo: El texto de la barra no dice lo suficiente: de quién son las cookies y para qué sirven.',
      ])
        await expect(findings.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('.islas-consent-screen')
        .exclude('iframe')
        .analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });

    await test.step('the form keeps the typed values, also when the owner returns to the screen', async () => {
      for (const again of [false, true]) {
        if (again) await page.goto(SCREEN);
        await expect(field('Texto de la barra')).toHaveValue('Usamos cookies. Acéptalas.');
        await expect(field('Botón para rechazar en la barra')).not.toBeChecked();
        await expect(field('Cuando el visitante se desplaza')).toHaveValue('yes');
      }
      await seesTheBar();
    });

    await test.step('a button beside a point puts that one right, and keeps all that is typed', async () => {
      await mend('Desplazarse cuenta como aceptar');
      await expect(said).toHaveText(/^No se ha guardado/);
      await expect(findings).not.toContainText('Desplazarse');
      await expect(field('Cuando el visitante se desplaza')).toHaveValue('none');
      await expect(field('Texto de la barra')).toHaveValue('Usamos cookies. Acéptalas.');
      await expect(field('Botón para rechazar en la barra')).not.toBeChecked();
    });

    await test.step('once nothing is wrong the bar is published', async () => {
      await field('Texto de la barra').fill('');
      await mend('La barra no tiene botón para rechazar');
      await expect(said).toHaveText(/^Corregido/);
      await seesTheBar();
    });
  } finally {
    await page.goto(SCREEN);
    const nonce = await form.locator('[name=_wpnonce]').inputValue();
    // Of the page as it is now: settings that another page has changed since an older one are kept.
    const revision = await form.locator('[name=islas_revision]').inputValue();
    const data = new URLSearchParams([...before, ['_wpnonce', nonce], ['action', 'islas_consent_save']]);
    data.set('islas_revision', revision);
    await page.request.post('/wp-admin/admin-post.php', {
      data: data.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await page.goto(SCREEN);
    // The revision counts every change, also the one back.
    const fields = (all: [string, string][]) => all.filter(([name]) => name !== 'islas_revision');
    expect(fields(await typed())).toEqual(fields(before));
    await owner.close();
  }
});

test('the owner searches the cookies, with and without JavaScript, and a link begins a row for one', {
  tag: ['@real', '@classic'],
}, async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const owner = await Owner.of(browser, baseURL ?? '');
  const { page } = owner;
  const rows = page.locator('.islas-consent-cookies tbody tr:visible');
  const cookie = (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) });

  await page.goto(SCREEN);
  await page.getByLabel('Buscar cookies').fill('CARRITO');
  await expect(cookie('woocommerce_cart_hash')).toHaveCount(1);
  await expect(cookie('wordpress_test_cookie')).toHaveCount(0);
  const found = await rows.count();
  // The two empty rows stay.
  await expect(page.locator('.islas-consent-cookies').getByRole('status')).toHaveText(
    `Cookies que coinciden: ${found - 2}`,
  );

  const plain = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(SCREEN);
  await still.getByLabel('Buscar cookies').fill('carrito');
  await still.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(still.locator('.islas-consent-cookies tbody tr:visible')).toHaveCount(found);
  await plain.close();

  await page.goto(`${SCREEN}&islas-cookie=mi_cookie#islas-consent-cookies-new-purpose`);
  await expect(page.getByLabel('Finalidad 1')).toBeFocused();
  await expect(page.getByLabel('Cookie 1', { exact: true })).toHaveValue('mi_cookie');
  await owner.close();
});
