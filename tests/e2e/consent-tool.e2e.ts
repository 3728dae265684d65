import type { Page } from '@playwright/test';
import { Counted, ON } from './support/analytics';
import { Owner } from './support/owner';
import { Tags } from './support/tags';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });
// The detected tool is one setting of the whole shop, so these journeys run one after another.
test.describe.configure({ mode: 'default' });

const has = (page: Page, category: string) =>
  page.evaluate((name) => (window as { wp_has_consent?: (name: string) => boolean }).wp_has_consent?.(name), category);

/** The script of the consent tool: when the visitor decides, it sets its cookie and dispatches its event. */
const TOOL = `window.answerTool = (statistics, marketing) => {
  document.cookie = 'CookieConsent=' + encodeURIComponent(
    "{stamp:'x',necessary:true,preferences:false,statistics:" + statistics + ",marketing:" + marketing + "}") + '; path=/';
  dispatchEvent(new Event(statistics ? 'CookiebotOnAccept' : 'CookiebotOnDecline'));
};`;

test('beside a hosted consent tool there is one bar, and its decision counts @real', { tag: '@nightly' }, async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await page.route('https://consent.cookiebot.com/**', (route) => route.fulfill({ body: TOOL }));
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: 'window.ran=1' }));
  const owner = await Owner.of(browser, baseURL ?? '');
  const tags = [
    '<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js"></script>',
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-TEST12345"></script>',
  ];
  const post = await owner.publish('Con otra barra', `<!-- wp:html -->${tags.join('')}<!-- /wp:html -->`);
  const answer = (statistics: boolean, marketing: boolean) =>
    page.evaluate(
      ([a, b]) => (Reflect.get(window, 'answerTool') as (...args: unknown[]) => void)(a, b),
      [statistics, marketing],
    );
  try {
    await page.goto(post.link);
    await expect(page.locator('#Cookiebot')).toHaveAttribute('src', /uc\.js$/);
    await expect(page.locator('#islas-consent, .islas-consent-again, [data-island=consent-settings]')).toHaveCount(0);
    expect(await has(page, 'statistics')).toBe(false);
    await answer(true, false);
    await expect.poll(() => has(page, 'statistics')).toBe(true);
    expect(await has(page, 'marketing')).toBe(false);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe(1);
    await page.reload();
    await expect.poll(() => has(page, 'statistics')).toBe(true);
    expect((await context.cookies()).map(({ name }) => name)).toContain('CookieConsent');
    await answer(false, false);
    await expect.poll(() => has(page, 'statistics')).toBe(false);
    expect((await context.cookies()).map(({ name }) => name)).toContain('CookieConsent');
    const screen = '/wp-admin/admin.php?page=islas-consent';
    await owner.page.goto(screen);
    await expect(owner.page.getByText(/Cookiebot está/), 'a visitor decides for nobody else').toHaveCount(0);
    await owner.page.goto(post.link, { waitUntil: 'commit' });
    await owner.page.goto(screen);
    await expect(owner.page.getByText(/Cookiebot está en las páginas/)).toBeVisible();
  } finally {
    await owner.remove(post.id);
  }
});

/** An unknown tag manager, which inserts the consent tool when it runs. */
const MANAGER = 'https://cdn.example/tags.js';
const brings = (address = 'https://consent.cookiebot.com/uc.js') =>
  `var s = document.createElement('script'); s.src = '${address}'; document.head.appendChild(s);`;
const bar = (page: Page) => page.locator('#islas-consent');
const own = (page: Page) => page.locator('#islas-consent:visible, .islas-consent-again:visible');
const answer = (page: Page, statistics: boolean, marketing: boolean) =>
  page.evaluate(
    ([a, b]) => (Reflect.get(window, 'answerTool') as (...args: unknown[]) => void)(a, b),
    [statistics, marketing],
  );

test.describe('a tool that a script brings @real', () => {
  for (const [way, address] of [
    ['by its address', 'https://consent.cookiebot.com/uc.js'],
    ['by what it makes global', 'https://proxy.example/c.js'],
  ] as const)
    test(`a consent tool that a script brings, known ${way}, replaces Islas’ bar, and its decision counts`, {
      tag: way !== 'by its address' ? '@nightly' : [],
    }, async ({ page, shop, problems }) => {
      problems.expect(/\.example/);
      const tags = new Tags(page);
      const gtag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
      await tags.print(
        { head: `${gtag}<script async src="${MANAGER}"></script>` },
        {
          'tags.js': `setTimeout(function () { ${brings(address)} }, 700);`,
          'uc.js': TOOL,
          'c.js': `window.Cookiebot = {}; ${TOOL}`,
          'gtag/js': 'window.ran = 1;',
        },
      );
      await shop.open('listing', { ready: false });
      await expect(bar(page)).toBeVisible();
      await expect(own(page)).toHaveCount(0);
      expect(await has(page, 'statistics')).toBe(false);
      await answer(page, true, false);
      await expect.poll(() => has(page, 'statistics')).toBe(true);
      expect(await has(page, 'marketing')).toBe(false);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toBe(1);
    });

  test('an earlier decision holds until the visitor decides in the consent tool that a script brings', async ({
    page,
    shop,
    baseURL,
    problems,
  }) => {
    problems.expect(/\.example/);
    const tags = new Tags(page);
    await tags.print(
      { head: `<script async src="${MANAGER}"></script>` },
      { 'tags.js': `window.bring = function () { ${brings()} };`, 'uc.js': TOOL },
    );
    await shop.open('listing', { ready: false });
    await tags.press('accept');
    await page
      .context()
      .addCookies([
        { name: 'CookieConsent', value: encodeURIComponent('{statistics:false,marketing:false}'), url: baseURL ?? '' },
      ]);
    await page.evaluate(() => (Reflect.get(window, 'bring') as () => void)());
    await expect(own(page)).toHaveCount(0);
    await page.locator('body').click({ position: { x: 2, y: 200 } });
    await page.waitForTimeout(1000);
    expect(await has(page, 'marketing')).toBe(true);
    await answer(page, true, false);
    await expect.poll(() => has(page, 'marketing')).toBe(false);
    expect(await has(page, 'statistics')).toBe(true);
  });

  for (const [way, by] of [
    ['in the page', 'https://consent.cookiebot.com/uc.js'],
    ['by Tag Manager', 'https://www.googletagmanager.com/gtm.js?id=GTM-X'],
  ] as const)
    test(`while Islas asks for nothing, analytics and attribution wait for a tool ${way}`, {
      tag: way !== 'in the page' ? '@nightly' : [],
    }, async ({ page, context, baseURL, problems }) => {
      problems.expect(/\.example/);
      const counted = await Counted.in(context, baseURL ?? '', { settings: `feature_consent:0,${ON}` });
      const cookies = async () =>
        (await context.cookies()).map(({ name }) => name).filter((name) => /^sbjs_/.test(name));
      const tags = new Tags(page);
      await page.goto('/tienda/');
      await tags.print({}, {});
      await page.goto('/producto/taza-azahar/');
      await counted.one('view_item');
      await expect.poll(cookies, 'without a tool it is the owner who decides').not.toEqual([]);
      await context.clearCookies({ name: /^sbjs_/ });

      const other = await context.newPage();
      const more = new Tags(other);
      await more.print(
        { head: `<script async src="${by}"></script>` },
        { 'uc.js': TOOL, 'gtm.js': by.includes('gtm') ? brings() : '' },
      );
      await other.goto('/producto/taza-azahar/');
      await other.waitForFunction(() => 'answerTool' in window);
      await other.waitForTimeout(1500);
      expect(counted.of('view_item')).toHaveLength(1);
      expect(await cookies()).toEqual([]);
      await answer(other, true, false);
      await expect.poll(() => counted.of('view_item').length).toBe(2);
      expect(await cookies()).toEqual([]);
      await answer(other, true, true);
      await expect.poll(cookies).not.toEqual([]);
      await answer(other, false, false);
      await expect.poll(cookies).toEqual([]);
    });

  test('while Islas asks for nothing, a manager that brings no tool holds nothing back', { tag: '@nightly' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const counted = await Counted.in(context, baseURL ?? '', { settings: `feature_consent:0,${ON}` });
    const tags = new Tags(page);
    await tags.print({ head: '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-X"></script>' }, {});
    await page.goto('/producto/taza-azahar/');
    await counted.one('view_item');
    expect(await has(page, 'statistics')).toBeUndefined();
  });

  test('the owner’s screen names the tool after the owner’s browser has met it, and visitors cannot write that', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const screen = async () => {
      await owner.page.setExtraHTTPHeaders({});
      await owner.page.goto('/wp-admin/admin.php?page=islas-consent');
      return owner.page.locator('.islas-consent > .components-notice').first().innerText();
    };
    const form = { action: 'islas_consent_asked', tool: 'iubenda', _wpnonce: 'x' };
    const denied = await page.request.post('/wp-admin/admin-ajax.php', { form });
    expect(denied.status()).toBeGreaterThanOrEqual(400);
    const tags = new Tags(page);
    const printed = { head: `<script async src="${MANAGER}"></script>` };
    const answers = {
      'tags.js': brings('https://cdn.iubenda.com/cs/iubenda_cs.js'),
      'iubenda_cs.js': 'window._iub = {};',
    };
    await tags.print(printed, answers);
    await page.goto('/tienda/');
    await expect(own(page)).toHaveCount(0);
    expect(await screen(), 'a visitor has met it').not.toContain('iubenda');

    const theirs = new Tags(owner.page);
    await theirs.print(printed, answers);
    const reported = owner.page.waitForResponse((given) => given.url().includes('admin-ajax.php'));
    await owner.page.goto('/tienda/');
    await reported;
    await expect(own(owner.page)).toHaveCount(0);
    expect(await screen()).toContain('iubenda llega a las páginas por otro script');
    await owner.page
      .context()
      .addCookies([{ name: 'tienda_swatches', value: 'feature_consent:0', url: baseURL ?? '' }]);
    expect(await screen()).toContain('esperan sus respuestas');
  });
});

test('beside a consent plugin that publishes no decision, analytics and attribution wait, and the owner reads why @real', {
  tag: '@nightly',
}, async ({ page, context, browser, baseURL }) => {
  const url = baseURL ?? '';
  const counted = await Counted.in(context, url);
  const cookies = async () => (await context.cookies()).map(({ name }) => name).filter((name) => /^sbjs_/.test(name));
  await context.addCookies([{ name: 'neighbour', value: 'consent', url }]);
  await page.goto('/producto/taza-azahar/', { referer: 'https://www.google.com/' });
  await page.locator('#theirs button').press('Enter');
  await expect(page.locator('#islas-consent, .islas-consent-again')).toHaveCount(0);
  await page.goto('/producto/bolsa-de-rafia/');
  await page.waitForTimeout(1500);
  expect(counted.sent, 'events of two pages').toEqual([]);
  expect(await cookies()).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'wc_order_attribution')?.params?.allowTracking ?? false)).toBe(
    false,
  );
  // The same visitor without that plugin and without Islas' bar: the owner's settings alone count.
  await context.clearCookies({ name: 'neighbour' });
  await page.goto('/producto/taza-azahar/?swatches=feature_consent:0,' + ON);
  await expect.poll(cookies).not.toEqual([]);
  await counted.one('view_item');

  const owner = await Owner.of(browser, url);
  await owner.page.context().addCookies([
    { name: 'neighbour', value: 'consent', url },
    { name: 'tienda_swatches', value: ON, url },
  ]);
  const why = 'Complianz no comunica a otros plugins lo que responden los visitantes';
  await owner.page.goto('/wp-admin/site-health.php');
  await expect.poll(() => owner.page.locator('body').evaluate((body) => body.textContent)).toContain(why);
  await owner.page.goto('/wp-admin/admin.php?page=islas-consent');
  await expect(owner.page.locator('.islas-consent')).toContainText(why);
});
