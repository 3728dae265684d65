import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

const PAGES = ['/tienda/', '/producto/camiseta-basica/', '/carrito/'];

for (const path of PAGES) {
  test(`${path}: what every page has comes from files, with the same rules in the same order`, {
    tag: path !== PAGES[0] ? ['@real', '@nightly'] : '@real',
  }, async ({ shop, page, context, baseURL }) => {
    /**
     * Every rule of the page but those of Islas, and of what it replaces or postpones (libraries, pictures of emoji), in the
     * order of the cascade.
     */
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .filter(
            ({ href, ownerNode }) =>
              !/\/islas\/build\/|\/photoswipe\/|\/select2\.css|wp-emoji-styles/.test(
                `${href} ${(ownerNode as Element).outerHTML.slice(0, 80)}`,
              ),
          )
          .filter(({ ownerNode }) => !(ownerNode as Element).matches('[data-noptimize]'))
          .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
          // A copy before the last one means nothing.
          .filter((rule, at, all) => all.lastIndexOf(rule) === at),
      );
    const documentOf = async () => (await page.request.get(page.url())).text();

    await shop.open(path);
    const [moved, small] = [await rules(), await documentOf()];
    await expect(page.locator('link[href*="/islas/islas-style-"]').first()).toBeAttached();
    await context.addCookies([{ ...ISLAS_OFF, url: baseURL ?? '' }]);
    await shop.open(path, { ready: false });
    expect(moved).toEqual(await rules());
    expect(small.length, 'characters of the document').toBeLessThan((await documentOf()).length - 6000);
  });
}

test('a page whose style sheets of uploads are lost has the same styles in the same view, from an address of the shop', {
  tag: '@real',
}, async ({ shop, page, problems }) => {
  problems.expect(/404/);
  const LOOK = ['color', 'background', 'font', 'display', 'padding', 'border'];
  /** The computed look of everything on the page, without sizes, which also depend on what comes late. */
  const styles = () =>
    page.evaluate(
      (look) =>
        [...document.querySelectorAll('body :not(script, style)')].map((element) => {
          const computed = getComputedStyle(element);
          return look.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
        }),
      LOOK,
    );
  const different = (one: string[][], two: string[][]) =>
    one.flatMap((styles, at) => styles.filter((style, i) => style !== two[at]?.[i])).slice(0, 9);
  const asked: string[] = [];
  page.on('response', (response) => asked.push(`${response.status()} ${response.url()}`));

  await shop.open('/');
  await page.waitForLoadState('networkidle');
  const whole = await styles();
  for (const answer of [
    { status: 404, body: '' },
    { status: 200, contentType: 'text/html', body: '<h1>Not here</h1>' },
  ]) {
    asked.length = 0;
    await page.route(/\/uploads\/islas\/islas-style-/, (route) => route.fulfill(answer));
    await shop.open('/');
    await expect
      .poll(() => asked.filter((url) => /^200 .*\/\?islas-style=[\w-]+$/.test(url)).length)
      .toBeGreaterThan(0);
    // Transitions run where rules come after the first paint.
    await expect.poll(async () => different(whole, await styles())).toEqual([]);
  }
});

test('the modules of Islas have a low priority and come behind the scripts that delay the page', {
  tag: '@real',
}, async ({ shop, page }) => {
  /** In the page as the server sends it, because files that scripts request later do not delay its first paint. */
  const files = async () => {
    const html = await (await page.request.get(page.url())).text();
    const tags = html.match(/<(?:link\b[^>]*\bmodulepreload\b|script\b[^>]*\bsrc=)[^>]*>/g) ?? [];
    return tags.map((tag) => ({
      isLow: tag.includes('fetchpriority="low"'),
      isModule: /\/islas\/build\//.test(tag) && /\bmodulepreload\b|type="module"/.test(tag),
      isJQuery: /\/jquery\.min\.js/.test(tag),
    }));
  };

  await shop.open('listing');
  const listing = await files();
  await shop.add();
  await shop.open('checkout');
  const checkout = await files();
  for (const found of [listing, checkout]) {
    const modules = found.filter(({ isModule }) => isModule);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter(({ isLow }) => !isLow)).toEqual([]);
  }
  const jQuery = checkout.findIndex(({ isJQuery }) => isJQuery);
  expect(jQuery).toBeGreaterThanOrEqual(0);
  expect(checkout.findIndex(({ isModule }) => isModule)).toBeGreaterThan(jQuery);
});
