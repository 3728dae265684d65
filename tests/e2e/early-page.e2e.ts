import type { Page } from '@playwright/test';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

/** Actions on notices, the skip link and frames while Islas' file is still loading. */
const notice = (page: Page) => page.locator('.woocommerce-store-notice[data-notice-id]');
const dismiss = (page: Page) => notice(page).locator('.woocommerce-store-notice__dismiss-link');
/** Records each time that the page writes the cookie of a dismissed notice. */
const noteCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const written: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
    Object.defineProperty(document, 'cookie', {
      get: () => cookie.get?.call(document),
      set: (value: string) => {
        if (value.startsWith('store_notice')) written.push(value);
        cookie.set?.call(document, value);
      },
    });
    Object.assign(window, { written });
  });
const written = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { written: string[] }).written);

for (const way of ['mouse', 'twice by mouse', 'Enter'] as const) {
  test(`the store notice dismissed before Islas has loaded is dismissed when it loads (${way})`, {
    tag: way !== 'mouse' ? '@nightly' : [],
  }, async ({ shop, network, page }) => {
    await noteCookies(page);
    const release = await network.holdFiles();
    await shop.openEarly('account');
    await expect(notice(page)).toBeVisible();
    if (way === 'Enter') await dismiss(page).press('Enter');
    else await dismiss(page).click({ clickCount: way === 'mouse' ? 1 : 2 });
    await release();
    await expect(notice(page)).toBeHidden();
    expect(await written(page)).toHaveLength(1);
    await page.reload();
    await expect(notice(page)).toBeHidden();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the store notice dismissed by touch before Islas has loaded is dismissed when it loads', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('account');
    await dismiss(page).tap();
    await release();
    await expect(notice(page)).toBeHidden();
  });
});

test('after the skip link is followed before Islas has loaded, the focus continues in the content', async ({
  shop,
  network,
  page,
}) => {
  const release = await network.holdFiles();
  await shop.openEarly('account');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await release();
  const isMain = () => page.evaluate(() => !!document.activeElement?.matches('main, [role="main"], #content'));
  await expect.poll(isMain).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main, [role="main"], #content'))).toBe(true);
});

test('the body has the class of pages with JavaScript before any of its content is there', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body?.querySelector(':not(script,style)')) return;
      observer.disconnect();
      Object.assign(globalThis, { classesAtFirst: document.body.className });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  for (const slug of ['tienda/', 'producto/taza-azahar/']) {
    await page.goto(`/${slug}`);
    const classes = await page.evaluate(() => String(Reflect.get(globalThis, 'classesAtFirst')).split(' '));
    expect(classes, slug).toContain('woocommerce-js');
    expect(classes, slug).not.toContain('woocommerce-no-js');
  }
});

test('an alert notice that comes after the page has loaded leaves the focus where it is', { tag: '@nightly' }, async ({
  shop,
  page,
}) => {
  await shop.open('account');
  await page.waitForLoadState();
  await page.evaluate(() =>
    document
      .querySelector('main, #content')
      ?.insertAdjacentHTML('afterbegin', '<div class="woocommerce-message" role="alert">Hecho.</div>'),
  );
  await expect(page.getByText('Hecho.')).toHaveAttribute('data-island-state', 'live');
  await page.waitForTimeout(800);
  await expect(page.getByText('Hecho.')).not.toBeFocused();
});

test.describe('a frame in the pretend shop', { tag: '@pretend' }, () => {
  test('a frame of the pretend shop that sent its height before Islas has loaded gets that height', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('/taller/');
    const frame = page.locator('iframe.wp-embedded-content').first();
    await expect(page.frameLocator('iframe.wp-embedded-content').first().locator('body')).toBeVisible();
    await release();
    await expect.poll(() => frame.evaluate((element) => element.style.height)).toMatch(/^\d{3,}px$/);
    await expect(page.locator('blockquote[data-secret]').first()).toBeHidden();
  });
});

test.describe('frames in a real shop', { tag: '@real' }, () => {
  let owner: Owner;
  let story: { id: number; link: string };
  const frame = (secret: string) =>
    `<blockquote class="wp-embedded-content" data-secret="${secret}">Cita</blockquote><iframe class="wp-embedded-content" data-secret="${secret}" src="/early-frame/${secret}" title="${secret}" width="600" height="220"></iframe>`;
  /** A frame's page: it sends two heights at once, and counts the `ready` messages that it receives. */
  const content = (secret: string, height: number) =>
    `<!DOCTYPE html><body><script>
const say = (value) => parent.postMessage({ message: 'height', value, secret: '${secret}' }, '*');
addEventListener('message', ({ data }) => { if (data.message === 'ready') document.body.dataset.ready = Number(document.body.dataset.ready || 0) + 1; });
say(240); say(${height}); document.body.dataset.said = '';
</script></body>`;

  test.beforeAll(async ({ browser }, { project }) => {
    owner = await Owner.of(browser, String(project.use.baseURL));
    story = await owner.publish(
      'Dos vistazos',
      `<!-- wp:html -->${frame('abc123')}${frame('def456')}<!-- /wp:html -->`,
    );
  });

  test.afterAll(async () => {
    await owner.remove(story.id);
    await owner.close();
  });

  test('frames that sent their heights before Islas has loaded each get their own, and one "ready" message', {
    tag: '@nightly',
  }, async ({ shop, network, page }) => {
    const heights = { abc123: 431, def456: 712 };
    await page.route('**/early-frame/*', (route) => {
      const secret = route.request().url().split('/').at(-1) as keyof typeof heights;
      return route.fulfill({ contentType: 'text/html', body: content(secret, heights[secret]) });
    });
    const release = await network.holdFiles();
    await shop.openEarly(story.link);
    for (const secret of Object.keys(heights))
      await expect(page.frameLocator(`iframe[data-secret="${secret}"]`).locator('[data-said]')).toBeAttached();
    await release();
    for (const [secret, height] of Object.entries(heights)) {
      await expect(page.locator(`iframe[data-secret="${secret}"]`)).toHaveCSS('height', `${height}px`);
      await expect(page.locator(`blockquote[data-secret="${secret}"]`)).toBeHidden();
      await expect(page.frameLocator(`iframe[data-secret="${secret}"]`).locator('body')).toHaveAttribute(
        'data-ready',
        '1',
      );
    }
  });
});
