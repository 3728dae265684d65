import AxeBuilder from '@axe-core/playwright';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

/** The shop's local time in this many hours, as `2026-11-27T09:00`. */
const shopTime = (hours: number): string => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.now() + hours * 3_600_000);
  return parts.replace(' ', 'T');
};

const NOTICES = '[data-island="store-notices"]';
const PAGES = 'La cuenta';

test.describe("the owner's notices", { tag: '@real' }, () => {
  test.describe.configure({ mode: 'serial' });
  let owner: Owner;

  test.beforeAll(async ({ browser }, { project }) => {
    test.setTimeout(120_000);
    owner = await Owner.of(browser, String(project.use.baseURL));
    await owner.setNotice(1, {
      Texto: 'Rebajas de otoño',
      'Dirección de su enlace': '/tienda/',
      'Texto de su enlace': 'Ver las rebajas',
      'En qué páginas': PAGES,
    });
    await owner.setNotice(2, {
      Texto: 'Solo para clientas',
      'Quién lo ve': 'Clientes que han iniciado sesión',
      'En qué páginas': PAGES,
    });
    await owner.setNotice(3, {
      Texto: 'Mañana abrimos',
      'Se muestra desde (hora de la tienda)': shopTime(24),
      'En qué páginas': PAGES,
    });
    await owner.setNotice(4, {
      Texto: 'Ya pasó',
      'Se muestra hasta (hora de la tienda)': shopTime(-24),
      'En qué páginas': PAGES,
    });
  });

  test.afterAll(async () => {
    test.setTimeout(120_000);
    for (const place of [4, 3, 2, 1]) await owner.setNotice(place, { Texto: '' });
    await owner.close();
  });

  test('the owner’s notices are shown to their audience, at their time, on their pages, after the skip link', async ({
    shop,
    page,
  }) => {
    await shop.open('account');
    const notices = page.locator(NOTICES);
    await expect(notices).toHaveCount(1);
    await expect(notices.locator('.islas-notice:visible')).toHaveText(/Rebajas de otoño/);
    await expect(notices).not.toContainText('Solo para clientas');
    await expect(notices).not.toContainText('Ya pasó');
    await expect(notices.getByText('Mañana abrimos')).toBeHidden();
    await expect(notices.getByRole('link', { name: 'Ver las rebajas' })).toHaveAttribute('href', '/tienda/');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/^Saltar/);
    const { violations } = await new AxeBuilder({ page }).include(NOTICES).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await shop.open('product', { ready: false });
    await expect(page.locator(NOTICES)).toHaveCount(0);
  });

  test('the owner’s notices that begin or end after a page was cached are shown and hidden before first paint', async ({
    shop,
    page,
  }) => {
    await page.addInitScript((later) => {
      const now = Date.now;
      Date.now = () => now() + later;
    }, 25 * 3_600_000);
    await shop.open('account');
    await expect(page.locator(NOTICES).getByText('Mañana abrimos')).toBeVisible();
  });

  for (const way of ['mouse', 'keyboard'] as const) {
    test(`the owner’s notices stay dismissed (${way})`, { tag: way !== 'keyboard' ? '@nightly' : [] }, async ({
      shop,
      page,
    }) => {
      await shop.open('account');
      const notice = page.locator('.islas-notice', { hasText: 'Rebajas de otoño' });
      const dismiss = notice.getByRole('button', { name: 'Descartar' });
      if (way === 'mouse') await dismiss.click();
      else {
        await dismiss.focus();
        await page.keyboard.press('Enter');
      }
      await expect(notice).toBeHidden();
      await expect
        .poll(async () => (await page.context().cookies()).some(({ name }) => /^store_notice[0-9a-f]{16}$/.test(name)))
        .toBe(true);
      await page.reload();
      await expect(page.locator(NOTICES)).toHaveCount(1);
      await expect(notice).toBeHidden();
    });
  }

  test('the owner’s notices dismissed before Islas has loaded are dismissed when it loads', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('account');
    const notice = page.locator('.islas-notice', { hasText: 'Rebajas de otoño' });
    await notice.getByRole('button', { name: 'Descartar' }).press('Space');
    await release();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.locator(NOTICES)).toHaveCount(1);
    await expect(notice).toBeHidden();
  });

  test('the owner’s notices begin while the page is open, without another file', { tag: '@nightly' }, async ({
    shop,
    network,
    page,
    problems,
  }) => {
    // Playwright's fake clock has no navigation timing, which WordPress' scripts read.
    problems.expect(/domContentLoadedEventStart/);
    await page.clock.install();
    await shop.open('account');
    await expect(page.locator(NOTICES).getByText('Mañana abrimos')).toBeHidden();
    await page.clock.fastForward('25:00:00');
    await expect(page.locator(NOTICES).getByText('Mañana abrimos')).toBeVisible();
    expect(network.all.filter((request) => /\/react\.js/.test(request.url()))).toEqual([]);
  });

  test.describe('by touch, with less motion', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as object);
    test('the owner’s notices are dismissed by touch, with reduced motion', { tag: '@nightly' }, async ({
      shop,
      page,
    }) => {
      await shop.open('account');
      const notice = page.locator('.islas-notice', { hasText: 'Rebajas de otoño' });
      await notice.getByRole('button', { name: 'Descartar' }).tap();
      await expect(notice).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('without JavaScript the owner’s notices are text and a link, without a button', async ({ shop, page }) => {
      await shop.open('account', { ready: false });
      const notices = page.locator(NOTICES);
      await expect(notices.getByText('Rebajas de otoño')).toBeVisible();
      await expect(notices.getByText('Mañana abrimos')).toBeHidden();
      await expect(notices.locator('button:visible')).toHaveCount(0);
    });
  });
});
