import type { Page } from '@playwright/test';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

/** The globals of the WP Consent API's script that other plugins call. */
interface Globals {
  wp_consent_type?: string;
  wp_fallback_consent_type?: string;
  waitfor_consent_hook?: boolean;
  consent_api: { cookie_prefix: string; consent_type: string; cookie_expiration: number };
  consent_api_get_cookie: (name: string) => string;
  consent_api_set_cookie: (name: string, value: string) => void;
  wp_has_consent: (category: string) => boolean;
}

/** One line for each decided category: its cookie and `wp_has_consent`, as plugins read them on each page. */
const answers = (page: Page) =>
  page.evaluate(() => {
    const { consent_api, consent_api_get_cookie, wp_has_consent } = window as unknown as Globals;
    return ['functional', 'preferences', 'statistics', 'statistics-anonymous', 'marketing'].flatMap((category) => {
      const cookie = consent_api_get_cookie(`${consent_api.cookie_prefix}_${category}`);
      return cookie === '' ? [] : [`${category} ${cookie} ${wp_has_consent(category)}`];
    });
  });

const open = (shop: Shop) => shop.open(shop.isPretend ? '/tienda/?consent=on' : 'listing');
const press = (page: Page, what: 'accept' | 'decline') =>
  page.locator(`#islas-consent [data-islas-action="consent.${what}"]`).click();

test('code that calls the WP Consent API’s script finds all its functions without that plugin', async ({
  shop,
  page,
}) => {
  await open(shop);
  const types = await page.evaluate(() => {
    const { wp_consent_type, wp_fallback_consent_type, waitfor_consent_hook, consent_api } =
      window as unknown as Globals;
    return [wp_consent_type, wp_fallback_consent_type, waitfor_consent_hook, consent_api.consent_type];
  });
  expect(types).toEqual(['optin', 'optin', false, 'optin']);
  expect(await answers(page)).toEqual([]);

  await press(page, 'decline');
  const declined = [
    'functional allow true',
    'preferences deny false',
    'statistics deny false',
    'statistics-anonymous deny false',
    'marketing deny false',
  ];
  expect(await answers(page)).toEqual(declined);
  await page.reload();
  expect(await answers(page)).toEqual(declined);

  await page.context().clearCookies();
  await page.reload();
  await press(page, 'accept');
  expect(await answers(page)).toEqual(declined.map((answer) => answer.replace('deny false', 'allow true')));
});

test('the WP Consent API’s cookie functions also read and write other plugins’ cookies', { tag: '@nightly' }, async ({
  shop,
  page,
}) => {
  await open(shop);
  const read = await page.evaluate(() => {
    const { consent_api_get_cookie, consent_api_set_cookie } = window as unknown as Globals;
    consent_api_set_cookie('otra', 'x.y');
    return ['otra', 'ninguna', 'wp_consent'].map(consent_api_get_cookie);
  });
  expect(read).toEqual(['x.y', '', '']);
});
