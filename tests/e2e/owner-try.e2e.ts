import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const SCREEN = '/wp-admin/admin.php?page=islas';
const PRODUCT = '/producto/camiseta-basica/';

/** A page's markup without what differs from request to request. */
const markup = async (page: Page, path: string, cookie = ''): Promise<string> => {
  const answer = await page.request.get(path, { headers: { cookie } });
  return (await answer.text())
    .replaceAll(/(nonce[^:=]{0,40}["']?[:=]\s*["'])[0-9a-f]{10}/gi, '$1x')
    .replaceAll(/value="[0-9a-f]{10}"/g, 'value="x"')
    .replaceAll(/quantity_[0-9a-f]{13}/g, 'quantity')
    .replace(/<section class="related products">.*?<\/section>/s, '');
};

// What everybody sees changes.
test.describe('the owner tries Islas before others see it', { tag: ['@real', '@alone'] }, () => {
  test('only for me: a visitor gets the shop as without the plugin until the owner publishes, without JavaScript', async ({
    browser,
    baseURL,
    page: visitor,
  }) => {
    test.setTimeout(300_000);
    const signedIn = await Owner.of(browser, String(baseURL));
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      storageState: await signedIn.page.context().storageState(),
    });
    const owner = await context.newPage();
    const button = (name: string) => owner.getByRole('button', { name });
    const box = owner.locator('#islas-welcome');

    await owner.goto(SCREEN);
    await expect(box).toContainText('Islas funciona para todos.');
    await expect(box.locator('[data-check="theme"]')).toContainText(/un tema (clásico|de bloques)/);
    await button('Solo para mí, por ahora').click();
    try {
      await expect(owner.getByText('Ahora solo tú ves Islas.')).toBeVisible();
      await expect(box.locator('.notice')).toContainText('Islas se muestra solo a');

      const answer = await owner.goto(PRODUCT);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      expect(await owner.content()).toContain('data-island');
      await expect(owner.locator('#wp-admin-bar-islas-welcome')).toContainText('Islas: solo lo ves tú');

      // The shop of these journeys serves a visitor with this cookie as if the plugin were inactive.
      for (const path of ['/tienda/', PRODUCT, '/carrito/']) {
        const without = await markup(visitor, path, 'islas=off');
        expect(without.length, path).toBeGreaterThan(10_000);
        expect(await markup(visitor, path), path).toBe(without);
      }
    } finally {
      await owner.goto(SCREEN);
      await button('Publicar para todos').click();
    }
    await expect(owner.getByText('Ahora todo el mundo ve Islas.')).toBeVisible();
    await visitor.goto(PRODUCT);
    expect(await visitor.content()).toContain('data-island');
    await context.close();

    const { page } = signedIn;
    await page.goto(SCREEN);
    await page.locator('#islas-welcome summary').click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('#islas-welcome').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await signedIn.close();
  });
});
