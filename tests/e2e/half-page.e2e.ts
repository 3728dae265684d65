import { openSlowWay } from './support/half-page';
import { shiftsOf, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

/** Elements of which a browser may paint a part, each with a text inside and what must stay in its place. */
const ELEMENTS = [
  { name: 'the consent bar', inside: '<a class="islas-consent__settings"', still: '#islas-consent' },
  {
    name: 'the control of the search',
    inside: '<a href="#islas-search" class="islas-toggle',
    still: 'header .wp-block-site-title',
  },
] as const;

// Themes of blocks have both first on the page.
test.describe('a page that comes in two parts', { tag: '@block' }, () => {
  for (const { name, inside, still } of ELEMENTS)
    test(`${name} moves nothing where the page pauses inside it`, {
      tag: name !== 'the consent bar' ? '@nightly' : [],
    }, async ({ browser, baseURL }) => {
      const way = await openSlowWay(inside);
      try {
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          locale: 'es-ES',
          viewport: { width: 412, height: 823 },
          proxy: { server: way.server },
          storageState: { cookies: [], origins: [] },
        });
        const page = await context.newPage();
        await watchShifts(page, still);
        // A font that arrives late moves text.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.goto('/tienda/', { waitUntil: 'commit' });
        await expect(page.locator(still)).toBeAttached();
        await expect(page.locator('#islas-search')).toBeAttached();
        await expect(page.locator('#islas-consent')).toBeVisible();
        await expect(page.locator(still)).toBeInViewport();
        await page.waitForLoadState();
        // Browsers report a shift after the frame that has it.
        await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end, 200))));
        expect(await shiftsOf(page)).toEqual([]);
        await context.close();
      } finally {
        await way.close();
      }
    });
});
