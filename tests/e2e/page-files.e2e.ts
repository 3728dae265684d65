import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

const PAGES = ['/', '/tienda/', '/producto/camiseta-basica/', '/carrito/'];

for (const path of PAGES) {
  test(`${path}: what every page has comes from files, with the same rules in the same order`, {
    tag: '@real',
  }, async ({ shop, page, context, baseURL }) => {
    /** Every rule of the page but those of Islas, and of the libraries that it replaces or postpones, in the order of the cascade. */
    const rules = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .filter(
            ({ href, ownerNode }) =>
              !/\/islas\/build\/|\/photoswipe\/|\/select2\.css/.test(
                `${href} ${(ownerNode as Element).outerHTML.slice(0, 80)}`,
              ),
          )
          .filter(({ ownerNode }) => !(ownerNode as Element).matches('[data-noptimize], #islas-styles'))
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

test('the modules of Islas have a low priority where a script of the head delays the page, and only there', {
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
  const prioritiesOf = (found: Awaited<ReturnType<typeof files>>) => [
    ...new Set(found.filter(({ isModule }) => isModule).map(({ isLow }) => isLow)),
  ];

  await shop.open('listing');
  expect(prioritiesOf(await files())).toEqual([false]);
  await shop.add();
  await shop.open('checkout');
  const found = await files();
  expect(prioritiesOf(found)).toEqual([true]);
  const [jQuery, module] = [found.findIndex(({ isJQuery }) => isJQuery), found.findIndex(({ isModule }) => isModule)];
  expect(jQuery).toBeGreaterThanOrEqual(0);
  expect(module).toBeGreaterThan(jQuery);
});
