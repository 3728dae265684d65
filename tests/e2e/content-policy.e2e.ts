import type { BrowserContext, Page } from '@playwright/test';
import { gaps } from './support/frames';
import { Tags } from './support/tags';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const NONCE = 'deUnaVez';
const POLICY =
  "script-src 'nonce-%1$s' 'strict-dynamic'; style-src 'self' 'nonce-%1$s'; object-src 'none'; base-uri 'none'";
const VIDEO = '<iframe title="x" width="300" height="169" src="https://www.youtube.com/embed/x"></iframe>';
const PRODUCT = '/producto/camiseta-basica/';

interface Blocked {
  readonly what: string;
  readonly element: string;
}

/** Violations of the policy so far: the directive and the element. */
const blocked = (page: Page): Promise<readonly Blocked[]> =>
  page.evaluate(() => (Reflect.get(window, 'blocked') as Blocked[] | undefined) ?? []);

const watch = (context: BrowserContext) =>
  context.addInitScript(() => {
    const all: Blocked[] = [];
    Reflect.set(window, 'blocked', all);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target, sourceFile }) => {
      const element = target instanceof Element ? target.outerHTML.replace(/>[\s\S]*/, '>') : '';
      all.push({ what: `${effectiveDirective} ${blockedURI} ${(sourceFile ?? '').replace(/\?.*/, '')}`, element });
    });
  });

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

test.describe('under a policy for contents that wants a nonce @real', () => {
  test('a content policy that requires a nonce blocks nothing of Islas, and the shop works', async ({
    page,
    context,
    problems,
    baseURL,
    shop,
  }) => {
    const url = baseURL ?? '';
    problems.expect(/Content Security Policy|CSP|violates/);
    await watch(context);
    const tags = new Tags(page);
    await tags.print(
      {
        nonce: NONCE,
        policy: POLICY,
        head: `<script nonce="${NONCE}" src="https://static.hotjar.com/c/x.js"></script><script nonce="${NONCE}">fbq('init', '1'); window.ran = document.currentScript.nonce;</script>`,
        content: VIDEO,
      },
      { 'hotjar.com': 'window.fbq = function () {}; window.hot = 1;' },
    );
    await context.addCookies([{ name: 'islas', value: 'off', url }]);
    const stock: Record<string, readonly string[]> = {};
    const key = ({ what, element }: Blocked) => `${what.replace(/https?:.*/, '')} ${element}`;
    for (const path of [PRODUCT, '/tienda/']) {
      await visit(page, path);
      stock[path] = (await blocked(page)).map(key);
    }
    await context.clearCookies();
    const expectFree = async (when: string) =>
      expect(
        (await blocked(page)).filter((one) => !stock[new URL(page.url()).pathname]?.includes(key(one))),
        when,
      ).toEqual([]);
    await visit(page, PRODUCT);
    await expectFree('when it is first there');
    await expect(page.locator('#islas-consent')).toBeVisible();
    expect(await gaps(page), 'the placeholder lies over its frame').toBeLessThan(0.6);
    const colors = page
      .locator('.islas-swatch__color')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage));
    expect(new Set(await colors).size, 'colours that differ').toBeGreaterThan(1);
    for (const group of await page.locator('form.variations_form [role=radiogroup]').all())
      await group.getByRole('radio', { disabled: false }).first().check({ force: true });
    await page.locator('form.variations_form .single_add_to_cart_button').click();
    await expect(page.getByText('se ha añadido a tu carrito').first()).toBeAttached();
    await tags.press('accept');
    await expect
      .poll(() => page.evaluate(() => [Reflect.get(window, 'ran'), Reflect.get(window, 'hot')]))
      .toEqual([NONCE, 1]);
    await expect(page.locator('.islas-consent-placeholder:visible')).toHaveCount(0);
    await page.locator('.islas-consent-again__open').click();
    await expect(page.locator('.islas-consent-dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFree('after a choice, an add, an acceptance and the dialog');

    await context.addCookies([{ name: 'tienda_swatches', value: 'feature_drawer,card_swatches', url }]);
    await visit(page, '/tienda/');
    await shop.add();
    await expectFree('after an add in the listing');
    // Block themes have WooCommerce's Mini-Cart block instead of Islas' drawer.
    const toggle = page.locator('a.cart-contents').first();
    if (!(await toggle.count())) return;
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    await expect(page.locator('#islas-drawer')).toBeVisible();
    await expect(page.locator('#islas-drawer [data-island=cart-drawer]')).toHaveAttribute('data-island-state', 'live');
    await expect(page.locator('.islas-drawer__lines > li')).toHaveCount(2);
    await page.screenshot({ path: `test-results/policy-drawer-${test.info().project.name}.png` });
    await expectFree('with the drawer');
  });
});
