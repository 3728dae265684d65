import { expect, test } from './support/ahead';
import type { WholeBrowser } from './support/whole-browser';

/** Analytics into a data layer. */
const COUNTING = 'feature_analytics,analytics_target:datalayer,analytics_container_id:GTM-TEST1,analytics_load_tag:0';
/** A decision follows from a second without one. */
const IMPLYING = 'dismiss_timeout:1,cookies_bar_on_close:yes';
const DECIDED = String(Math.round(Date.now() / 1000) + 86_400);

/** What the browser has stored for the shop. */
const stored = async (whole: WholeBrowser) => ({
  cookies: await whole.cookies(),
  storage: await whole.run(() => Object.entries({ ...localStorage }).sort()),
});

interface Counted {
  event?: string;
  ecommerce?: { item_list_id?: string };
}

/** Names of the events, with the list that one is about: a page may show several. */
const events = (whole: WholeBrowser) =>
  whole.run(() =>
    ((Reflect.get(window, 'dataLayer') as Counted[] | undefined) ?? []).flatMap(({ event, ecommerce }) =>
      event && !event.startsWith('gtm.') ? `${event} ${ecommerce?.item_list_id ?? ''}` : [],
    ),
  );

/** Pages of this visit, as order attribution counts them. */
const countPages = async (whole: WholeBrowser) =>
  /pgs%3D(\d+)/.exec((await whole.cookies())['sbjs_session'] ?? '')?.[1];

const mark = (whole: WholeBrowser) => whole.run(() => document.documentElement.dataset['consent']);

test.describe('a page that is rendered ahead @ahead @real', () => {
  for (const [kind, event, tag] of [
    ['product', 'view_item', '@real'],
    ['loop', 'view_item_list', '@nightly'],
    ['cart', 'view_cart', '@nightly'],
  ] as const)
    test(`counts, sets and asks for nothing before it is shown, and for all of it once then: ${kind}`, { tag }, async ({
      whole,
    }) => {
      await whole.setCookie('tienda_swatches', COUNTING);
      await whole.setCookie('eu_cookies_bar', DECIDED);
      await whole.open('loop');
      await whole.add();
      await whole.open('/nosotros/');
      await expect.poll(() => countPages(whole)).toBe('2');
      const before = await stored(whole);
      whole.between.forget();
      await whole.renderAhead(kind);
      expect(whole.between.of(/wc-ajax|wp-json|admin-ajax/), 'requests of a page that nobody sees').toEqual([]);
      expect(await stored(whole)).toEqual(before);
      await whole.follow(kind);
      expect(await whole.wasRenderedAhead()).toBe(true);
      await expect.poll(() => countPages(whole)).toBe('3');
      await expect.poll(async () => (await events(whole)).join()).toContain(`${event} `);
      const all = await events(whole);
      expect(all, 'each event once').toEqual([...new Set(all)]);
    });

  test('takes no time as a decision before it is shown', { tag: ['@once', '@nightly'] }, async ({ whole }) => {
    await whole.open('/nosotros/');
    // From here on: the page that is shown has no such clock.
    await whole.setCookie('tienda_swatches', IMPLYING);
    await whole.renderAhead('loop');
    await new Promise((wait) => setTimeout(wait, 1500));
    expect(await whole.cookies()).not.toHaveProperty('eu_cookies_bar');
    await whole.follow('loop');
    expect(await whole.wasRenderedAhead()).toBe(true);
    expect((await whole.told()).firstFrame?.consent).toBe('undecided');
    await expect.poll(() => mark(whole)).toBe('accepted');
    expect(await whole.cookies()).toHaveProperty('eu_cookies_bar');
  });
});
