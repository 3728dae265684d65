import { signIn } from './support/owner';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

test('the coming-soon banner stays after a failure, and goes when the shop has taken note', {
  tag: '@pretend',
}, async ({ page, problems, announcements }) => {
  problems.expect(FAILED_LOAD);
  await signIn(page, 'admin');
  // The shop remembers who dismissed it, also from another run.
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  await page.request.post('/wp-json/wp/v2/users/1', {
    headers: { 'X-WP-Nonce': nonce },
    data: { woocommerce_meta: { coming_soon_banner_dismissed: 'no' } },
  });
  await page.reload();
  const banner = page.locator('#coming-soon-footer-banner');
  const dismiss = banner.getByRole('button', { name: 'Descartar este aviso' });
  await expect(dismiss).toBeVisible();
  await page.route('**/wp-json/wp/v2/users/**', (route) => route.abort('internetdisconnected'), { times: 1 });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await announcements.texts()).join()).toContain('No se ha podido descartar');
  await expect(banner).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().includes('/wp-json/wp/v2/users/'));
  await dismiss.click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['x-wp-nonce']).toBeTruthy();
  expect(request.postDataJSON()).toMatchObject({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } });
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toHaveCount(0);
});
