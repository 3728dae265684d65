import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { FAILED_LOAD } from './support/watch';

/** Findings in WooCommerce's own classic error lists: a list with the role of an alert. */
const WOOCOMMERCES = new Set(['aria-allowed-role: ul', 'listitem: li:nth-child(1)', 'listitem: li:nth-child(2)']);

/** Rules that axe applies to a page and its frames as if they were one document. */
const OF_ONE_DOCUMENT = ['heading-order', 'landmark-unique', 'landmark-no-duplicate-main', 'region'];

const NARROW = 360;

const violations = async (axe: AxeBuilder): Promise<string[]> => {
  const found = (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => [`${id}: ${target.at(-1)}`, target.join(' ')] as const),
  );
  return found.filter(([rule]) => !WOOCOMMERCES.has(rule)).map(([rule, where]) => `${rule} in ${where}`);
};

/** Scrolls down the page, so that every frame loads, and waits until each reaches its state. */
const reached = async (page: Page): Promise<Record<string, string>> => {
  const states: Record<string, string> = {};
  for (const element of await page.locator('iframe').all()) {
    await element.scrollIntoViewIfNeeded();
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error('A frame without a document');
    await frame.waitForFunction(() => document.documentElement.dataset.gallery);
    states[nameOf(frame)] = await frame.evaluate(() => document.documentElement.dataset.gallery ?? '');
  }
  return states;
};

const nameOf = (frame: Frame): string => /\/marco\/([^/]+)\//.exec(frame.url())?.[1] ?? '';

test.describe('the gallery', { tag: '@pretend' }, () => {
  // Frames with the same name share a session.
  test.describe.configure({ mode: 'serial' });

  for (const width of [NARROW, 1280]) {
    test(
      `the gallery shows every state at ${width} px, and axe finds nothing`,
      { tag: width !== NARROW ? '@nightly' : [] },
      async ({ page, problems }, info) => {
        test.setTimeout(240_000);
        problems.expect(FAILED_LOAD);
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/galeria/');
        const states = await reached(page);
        expect(Object.keys(states).length).toBeGreaterThan(55);
        expect(Object.entries(states).filter(([, state]) => state !== 'done')).toEqual([]);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isWide, 'the page scrolls sideways').toBe(false);
        expect(await violations(new AxeBuilder({ page }).exclude('iframe'))).toEqual([]);
        // All frames take a minute, and the wide page shows the same elements.
        if (width === NARROW)
          expect(await violations(new AxeBuilder({ page }).disableRules(OF_ONE_DOCUMENT))).toEqual([]);
        for (const group of await page.locator('.gallery-group').all())
          await group.screenshot({ path: info.outputPath(`${await group.getAttribute('id')}-${width}.png`) });
      },
    );
  }

  test('each state of the gallery has a heading, a name and a link to itself', async ({ page, problems }) => {
    // Frames with intended failures can load before the states are read.
    problems.expect(FAILED_LOAD);
    await page.goto('/galeria/');
    const states = await page.locator('.gallery-state').evaluateAll((all) =>
      all.map((state) => ({
        id: state.id,
        link: state.querySelector('h3 a')?.getAttribute('href'),
        frame: state.querySelector('iframe')?.title,
        name: state.querySelector('h3')?.textContent,
      })),
    );
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    for (const { id, link, frame, name } of states) {
      expect(link).toBe(`#${id}`);
      expect(frame).toContain(`: ${name}`);
    }
  });

  test('a gallery state resets when its page reloads, and changes neither another state nor the visitor’s cart', {
    tag: '@nightly',
  }, async ({ page, shop }) => {
    await page.goto('/galeria/marco/anadir/');
    await page.locator('a.ajax_add_to_cart').click();
    await expect(page.locator('a.added_to_cart')).toBeVisible();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => /woocommerce|sbjs/.test(name))).toEqual([]);
    expect(await shop.itemsInCart()).toBe(0);
    await page.goto('/galeria/marco/mini-vacio/');
    await expect(page.locator('.woocommerce-mini-cart__empty-message')).toBeVisible();
  });
});
