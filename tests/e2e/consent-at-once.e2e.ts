import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

test.use({ storageState: { cookies: [], origins: [] } });

/** The effects of a press at the end of its task, before any network response can arrive. */
interface Done {
  cookies: string;
  mark: string | undefined;
  isBarOpen: boolean;
  marketing: boolean | undefined;
  said: string[];
  isPrevented: boolean;
}

/** Clicks a control of the bar from a script, and reads the effects in the same task. */
const pressed = (page: Page, action: string): Promise<Done> =>
  page.evaluate((name) => {
    const said: string[] = [];
    for (const type of ['islas:consent-changed', 'wp_listen_for_consent_change'])
      document.addEventListener(type, () => said.push(type));
    const control = document.querySelector<HTMLElement>(`#islas-consent [data-islas-action="${name}"]`);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    const isPrevented = control?.dispatchEvent(event) === false;
    const { consent, consentBar } = document.documentElement.dataset;
    return {
      cookies: document.cookie,
      mark: consent,
      isBarOpen: !!consentBar,
      marketing: (window as { wp_has_consent?: (category: string) => boolean }).wp_has_consent?.('marketing'),
      said,
      isPrevented,
    };
  }, action);

/** The lazy file that applies a decision: its source and its built name. */
const LATER = /\/widgets\/consent\/entry\.ts|\/consent(-[\w-]+)?\.js/;
const HELD = 'script[type="text/plain"][data-islas-consent]';
const bar = (page: Page) => page.locator('#islas-consent');

test.describe('a press on the bar decides at once @pretend', () => {
  test('accepting takes effect in the task of the press; the lazy part runs later, once', async ({ page }) => {
    await page.route(LATER, async (route) => {
      await new Promise((wait) => setTimeout(wait, 5000));
      await route.continue();
    });
    await page.goto('/tienda/?consent=on');
    const done = await pressed(page, 'consent.accept');
    expect(done).toMatchObject({ mark: 'accepted', isBarOpen: false, marketing: true, isPrevented: true });
    expect(done.cookies).toMatch(
      /eu_cookies_bar=\d{10}; eu_cookies_bar_block=; islas_consent=\w+\.\d+\.[\da-f]{20}\.psm/,
    );
    expect(done.said.sort()).toEqual(['islas:consent-changed', ...Array(3).fill('wp_listen_for_consent_change')]);
    expect(await page.evaluate(() => window.ran ?? [])).toEqual([]);
    await expect(page.locator(HELD)).toHaveCount(0, { timeout: 12_000 });
    await expect.poll(() => page.evaluate(() => window.ran)).toEqual(['analytics', 'pixel', 'after']);
  });

  test('refusing takes effect at once; cookies are deleted when the file has loaded', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: '_ga', value: '1', url: baseURL ?? '' }]);
    let release = () => {};
    const held = new Promise<void>((end) => (release = end));
    await page.route(LATER, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/tienda/?consent=on');
    const log = page.waitForRequest((request) => (request.postData() ?? '').includes('eu_cookies_bar_decline=1'));
    const done = await pressed(page, 'consent.decline');
    expect(done).toMatchObject({ mark: 'declined', isBarOpen: false, marketing: false, isPrevented: true });
    expect(done.cookies).toContain('eu_cookies_bar_decline=1');
    expect((await log).postData()).toMatch(/&id=\d{20}$/);
    expect(await page.evaluate(() => document.cookie)).toContain('_ga=1');
    release();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga=1');
  });

  test('if the consent file never loads, the next page completes the decision', { tag: '@nightly' }, async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    await context.addCookies([{ name: '_ga', value: '1', url: baseURL ?? '' }]);
    await page.route(LATER, (route) => route.abort());
    await page.goto('/tienda/?consent=on');
    await bar(page).getByRole('button', { name: 'Rechazar' }).click();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => document.cookie)).toContain('eu_cookies_bar_decline=1');
    await page.unroute(LATER);
    await page.goto('/tienda/');
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga=1');
    expect(await page.evaluate(() => window.ran ?? [])).toEqual([]);
  });

  test('a press on the consent bar before any file has loaded does not submit the form', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && sent.push(request.method()));
    await page.route(/\/src\/main\.ts|\/core\.js/, async (route) => {
      await new Promise((wait) => setTimeout(wait, 3000));
      await route.continue();
    });
    await page.goto('/tienda/?consent=on', { waitUntil: 'commit' });
    await bar(page).getByRole('button', { name: 'Aceptar' }).click();
    await expect(bar(page)).toBeHidden({ timeout: 2000 });
    await expect.poll(() => page.evaluate(() => window.ran)).toEqual(['analytics', 'pixel', 'after']);
    expect(sent).toEqual(['GET']);
  });

  test('a second press on the consent bar decides nothing, and a press for a new tab is left to the browser', {
    tag: '@nightly',
  }, async ({ page }) => {
    const records: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') records.push(request.postData() ?? '');
    });
    await page.goto('/tienda/?consent=on');
    await bar(page).getByRole('button', { name: 'Aceptar' }).dblclick();
    await expect.poll(() => page.evaluate(() => window.ran?.length)).toBe(3);
    expect(records.filter((record) => record.includes('id='))).toHaveLength(1);
    const isLeft = await page.evaluate(() => {
      const link = document.querySelector('.islas-consent-again__open');
      let isPrevented = true;
      addEventListener(
        'click',
        (event) => {
          isPrevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
      return !isPrevented;
    });
    expect(isLeft).toBe(true);
  });
});
