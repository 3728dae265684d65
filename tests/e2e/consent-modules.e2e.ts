import type { Page } from '@playwright/test';
import { Tags } from './support/tags';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const log = (what: string) => `(window.log = window.log || []).push(${what});`;
const LIBRARY = 'https://static.hotjar.com/c/library.js';
const said = (page: Page) => page.evaluate(() => window.log ?? []);

/** Every kind of resource hint: markup that makes a browser fetch a file or connect in advance. */
const HINTS = [
  '<link rel="dns-prefetch" href="//www.googletagmanager.com">',
  '<link rel="preconnect" href="https://connect.facebook.net" crossorigin>',
  '<link href="https://www.youtube.com" rel="preconnect">',
  '<link rel="preload" as="script" href="https://www.googletagmanager.com/gtag/js?id=G-1">',
  '<link rel="PREFETCH" href="https://bat.bing.com/bat.js">',
  '<link rel="modulepreload" href="https://static.hotjar.com/c/other.js">',
  '<link rel="preload" as="image" imagesrcset="https://www.facebook.com/tr?id=1 1x" href="/wp-includes/images/blank.gif?x">',
  '<link rel="stylesheet" href="https://assets.pinterest.com/js/pin.css">',
].join('');
/** Hints that stay: for necessary hosts, for hosts that no tracker uses, and a link that is no hint. */
const FREE = [
  '<link rel="preconnect" href="https://js.stripe.com">',
  '<link rel="dns-prefetch" href="//www.google.com">',
  '<link rel="preconnect" href="https://fonts.example">',
  '<link rel="canonical" href="https://www.youtube.com/embed/x">',
].join('');

test.describe('code that depends on a blocked file waits with it @real', () => {
  test('modules that import a held one wait, run in the page’s order, and meet the page they expect', async ({
    page,
    shop,
  }) => {
    const tags = new Tags(page);
    await tags.print(
      {
        modules: {
          'vendor/library': { src: LIBRARY, enqueue: false },
          // WordPress knows these dependencies; the file itself is on the shop's own host.
          'shop-dependant': { src: '/dependant.js', deps: ['vendor/library'] },
          'shop-further': { src: '/further.js', deps: [{ id: 'shop-dependant', import: 'dynamic' }] },
          'shop-free': { src: '/free.js' },
        },
        head: `${HINTS}${FREE}
          <script type="module">import "${LIBRARY}?plain"; ${log("'by its address'")}</script>
          <script type="module">// import "${LIBRARY}";
            ${log("'no import: ' + 'import \"vendor/library\"'")}</script>`,
        // At the end of the page, after its import map.
        end: `<script type="module">import { say } from "vendor/library"; say('by its name');
            document.addEventListener('DOMContentLoaded', function () { ${log("'ready'")} });</script>`,
        footer: `<script>function fbq() {} fbq('init', '1'); ${log("'classic'")}</script>`,
      },
      {
        'library.js?plain': log("'plain'"),
        'library.js': `export const say = (x) => { ${log('x')} };`,
      },
    );
    for (const name of ['dependant', 'further', 'free'])
      await page.route(`**/${name}.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `${log(`'${name}'`)}` }),
      );
    await shop.open('listing', { ready: false });
    await page.waitForLoadState('networkidle');
    expect((await said(page)).sort()).toEqual(['free', 'no import: import "vendor/library"']);
    expect(tags.asked.filter((url) => !/stripe|google\.com|fonts\.example/.test(url))).toEqual([]);
    const links = page.locator('link:is([rel*=pre i],[rel=stylesheet])[href*="//"]');
    const hosts = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLLinkElement).href).hostname).filter((host) => host !== location.hostname),
    );
    expect(hosts.filter((host) => /hotjar|facebook|googletag|youtube|bing|pinterest/.test(host))).toEqual([]);
    for (const host of ['js.stripe.com', 'www.google.com', 'fonts.example']) expect(hosts).toContain(host);
    await expect(page.locator('link[rel=canonical][href*=youtube]')).toHaveCount(1);

    await tags.press('accept');
    const now = ['classic', 'by its name', 'plain', 'by its address', 'dependant', 'further'];
    await expect
      .poll(async () => (await said(page)).filter((one) => now.includes(one)).sort())
      .toEqual([...now].sort());
    const order = (await said(page)).filter((one) => now.includes(one));
    expect(order.indexOf('classic'), 'a page runs its modules last').toBe(0);
    expect(order.indexOf('by its name')).toBeGreaterThan(order.indexOf('by its address'));
    await expect.poll(async () => (await said(page)).filter((one) => one === 'ready')).toEqual(['ready']);
    await expect(page.locator('link[data-islas-held]')).toHaveCount(0);
    await expect(page.locator('link[rel=preconnect][href*="connect.facebook.net"]')).toHaveCount(1);
    await expect(page.locator('link[imagesrcset*="facebook.com/tr"]')).toHaveCount(1);

    await page.reload();
    await expect
      .poll(async () => (await said(page)).filter((one) => now.includes(one)).sort())
      .toEqual([...now].sort());
    expect((await said(page)).filter((one) => one === 'ready')).toEqual(['ready']);
    expect((await said(page))[0]).toBe('classic');
  });

  test('no Link header opens a connection to a blocked host', async ({ request, baseURL }) => {
    const headers = [
      'Link: <https://www.googletagmanager.com/gtag/js?id=G-1>; rel=preload; as=script, <https://js.stripe.com>; rel="preconnect"',
      'Link: <//static.hotjar.com>; rel="dns-prefetch"',
    ];
    const answer = await request.get(`${baseURL}/tienda/`, {
      headers: { 'Islas-Tags': Buffer.from(JSON.stringify({ headers })).toString('base64') },
    });
    const links = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'link');
    const text = links.map(({ value }) => value).join(', ');
    expect(text).toContain('<https://js.stripe.com>; rel="preconnect"');
    expect(text).toContain('rel="https://api.w.org/"');
    expect(text).not.toMatch(/googletagmanager|hotjar/);
  });

  test('resource hints that scripts insert wait until their host is allowed', { tag: '@nightly' }, async ({
    page,
    shop,
  }) => {
    const tags = new Tags(page);
    const hint =
      "function hint(rel, href) { var l = document.createElement('link'); l.rel = rel; l.href = href; document.head.appendChild(l); }";
    // The shop cannot inspect the code of an external file before it runs.
    const body = `${hint} hint('preconnect', 'https://connect.facebook.net/'); hint('preload', 'https://static.hotjar.com/x.js');
      hint('dns-prefetch', '//js.stripe.com');
      var l = document.createElement('link'); l.href = 'https://www.youtube.com/'; l.setAttribute('rel', 'preconnect'); document.head.append(l);`;
    await tags.print({ footer: '<script src="https://cdn.example/x.js"></script>' }, { 'cdn.example/x.js': body });
    await shop.open('listing', { ready: false });
    await page.waitForLoadState('networkidle');
    const hrefs = () =>
      page
        .locator('head > link')
        .evaluateAll((all) =>
          all
            .map((each) => each.getAttribute('href') ?? '')
            .filter((href) => /facebook|hotjar|stripe|youtube/.test(href)),
        );
    expect(await hrefs()).toEqual(['//js.stripe.com']);
    await tags.press('accept');
    await expect
      .poll(async () => (await hrefs()).sort())
      .toEqual([
        '//js.stripe.com',
        'https://connect.facebook.net/',
        'https://static.hotjar.com/x.js',
        'https://www.youtube.com/',
      ]);
  });
});
