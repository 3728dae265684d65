import { expect, test } from './support/ahead';

const DECIDED = String(Math.round(Date.now() / 1000) + 86_400);
const CARD = 'li.product a.woocommerce-LoopProduct-link, li.product .wc-block-components-product-image a';

/** A service worker that another plugin brings: a page that it knows is never asked for again. */
const WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
const answer = async (request) => {
  const cache = await caches.open('pages');
  const kept = await cache.match(request);
  if (kept) return kept;
  const given = await fetch(request);
  await cache.put(request, given.clone());
  return given;
};
addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(answer(event.request)));
`;

test.describe('pages ahead in other browsers @ahead @real @once', () => {
  test.beforeEach(async ({ whole }) => whole.setCookie('eu_cookies_bar', DECIDED));

  for (const isAhead of [true, false])
    test(`a service worker’s page from before an add shows the cart of now${isAhead ? ', rendered ahead' : ''}`, {
      tag: '@nightly',
    }, async ({ whole }) => {
      whole.between.answer(/^\/journey-worker\.js/, 'text/javascript', WORKER);
      await whole.open('loop');
      await whole.run(async () => {
        await navigator.serviceWorker.register('/journey-worker.js');
        await new Promise<void>((end) => {
          if (navigator.serviceWorker.controller) end();
          else navigator.serviceWorker.addEventListener('controllerchange', () => end(), { once: true });
        });
      });
      await whole.follow('category');
      await whole.follow('loop');
      await whole.add();
      if (isAhead) await whole.renderAhead('category');
      await whole.follow('category');
      expect(await whole.wasRenderedAhead()).toBe(isAhead);
      expect(whole.between.of(/^\/categoria-producto/)).toHaveLength(1);
      if (isAhead) expect((await whole.told()).firstFrame?.count).toMatch(/^1\b/);
      await expect.poll(() => whole.count()).toMatch(/^1\b/);
    });

  test('where nothing can be stored, a page that was rendered before an add shows the cart of now', {
    tag: '@nightly',
  }, async ({ whole }) => {
    whole.between.withheld.add('clear-site-data');
    whole.between.print(() => {
      const deny = () => {
        throw new DOMException('Denied.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
    });
    await whole.open('loop');
    await whole.renderAhead('category');
    await whole.add();
    await whole.follow('category');
    expect(await whole.wasRenderedAhead()).toBe(true);
    await expect.poll(() => whole.count()).toMatch(/^1\b/);
    await whole.back('loop');
    expect(await whole.notRestored()).toEqual([]);
    await expect.poll(() => whole.count()).toMatch(/^1\b/);
    expect((await whole.told()).errors).toEqual([]);
  });

  test.describe('in a private window', { tag: '@nightly' }, () => {
    test.use({ isPrivate: true });

    test('pages ahead and back are those of now', async ({ whole }) => {
      await whole.open('loop');
      await whole.renderAhead('category');
      await whole.add();
      await whole.follow('category');
      expect(await whole.wasRenderedAhead()).toBe(false);
      await expect.poll(() => whole.count()).toMatch(/^1\b/);
      await whole.back('loop');
      expect(await whole.notRestored()).toEqual([]);
      expect((await whole.told()).returns[0]?.count).toMatch(/^1\b/);
    });
  });

  for (const knowsRules of [true, false])
    test(`a product’s page opens ${knowsRules ? 'at once, rendered while the pointer rested' : 'as ever where a browser has no rules'}`, {
      tag: !knowsRules ? '@nightly' : [],
    }, async ({ whole }) => {
      if (!knowsRules) whole.between.replaced.set('type="speculationrules"', 'type="unknown"');
      await whole.setCookie('tienda_swatches', 'pages_ahead:prerender');
      await whole.open('loop');
      const href = await whole.run((card) => document.querySelector<HTMLAnchorElement>(card)?.pathname ?? '', CARD);
      await whole.hover(CARD);
      const product = new RegExp(`^${href}$`);
      if (knowsRules)
        await expect.poll(() => whole.between.of(product)[0]?.purpose, { timeout: 10_000 }).toBe('prefetch;prerender');
      else await new Promise((wait) => setTimeout(wait, 1000));
      await whole.press(CARD);
      await whole.shows(href);
      expect(whole.between.of(product)).toHaveLength(1);
      expect(await whole.wasRenderedAhead()).toBe(knowsRules);
      expect(await whole.sees('form.cart')).toBe(true);
    });
});
