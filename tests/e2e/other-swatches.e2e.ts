import { signIn } from './support/owner';
import { expect, test } from './support/test';

const offer = { name: 'Usar las muestras de Islas' };

test.describe('another plugin’s swatches', { tag: '@real' }, () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'neighbour', value: 'swatches', url: String(baseURL) }]);
  });

  test('another plugin’s swatches stay, and a product has one set of swatches', async ({ page }) => {
    await page.goto('/producto/camiseta-basica/');
    await expect(page.locator('.variations .variable-items-wrapper')).not.toHaveCount(0);
    await expect(page.locator('.islas-swatches')).toHaveCount(0);
  });

  test('the plugins screen offers to replace another plugin’s swatches by Islas’ with one button', {
    tag: '@nightly',
  }, async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/wp-admin/plugins.php');
    await expect(page.getByRole('button', offer)).toBeVisible();
    await page.goto('/wp-admin/index.php');
    await expect(page.getByRole('button', offer)).toHaveCount(0);
  });
});
