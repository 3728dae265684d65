import type { Page } from '@playwright/test';
import type { Network } from './support/network';
import { nightlyFrom } from './support/nightly';
import { Owner } from './support/owner';
import type { Shop } from './support/shop';
import { ISLAS_OFF, type Places } from './support/shops';
import { expect, test } from './support/test';

interface Library {
  (target: unknown): { on: (events: string, handler: (...args: unknown[]) => void) => void };
  own?: boolean;
  fn: { other?: number };
}
/** The page's globals that other code uses. */
interface Foreign {
  jQuery: Library;
  $?: unknown;
  mine?: Library;
  log: string[];
  heardAdds: number[];
}
const typeOf = (page: Page, name: 'jQuery' | '$') => page.evaluate((key) => typeof Reflect.get(window, key), name);

const ONCE = ['jquery.min.js', 'jquery-migrate.min.js'];
const PLACES: readonly (keyof Places)[] = ['listing', 'category', 'product', 'variable', 'cart', 'account'];

/** Requested files of jQuery and jquery-migrate, without plugins. */
const files = (network: Network): string[] =>
  network.all
    .map((request) => new URL(request.url()).pathname.split('/').at(-1) ?? '')
    .filter((file) => /^jquery(-migrate)?([.-][\d.]+)?(\.min)?\.js$/.test(file));

/** Whether jQuery would load at its first use. This check does not load it. */
const isOnDemand = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(Object.getOwnPropertyDescriptor(window, 'jQuery')?.get));

const log = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Foreign).log);

/** Binds a jQuery listener, adds a product, and returns the number of arguments after the event, for each call. */
const heardOfAdd = async (shop: Shop): Promise<number[]> => {
  await shop.page.evaluate(() => {
    const page = window as unknown as Foreign;
    page.heardAdds = [];
    page.jQuery(document.body).on('added_to_cart', (...args) => page.heardAdds.push(args.length - 1));
  });
  await shop.add();
  return shop.page.evaluate(() => (window as unknown as Foreign).heardAdds);
};

test.describe('jQuery on demand', { tag: '@real' }, () => {
  /** Opens a page where other code uses jQuery in these ways (`.tools/store/php/jquery.php`), joined by dots. */
  const openWith = async (shop: Shop, others: string, baseURL: string | undefined) => {
    await shop.page.context().addCookies([{ name: 'jquery', value: others, url: baseURL ?? '' }]);
    await shop.open('loop');
    await shop.page.waitForLoadState('networkidle');
  };

  test('jQuery is not fetched where no script reads it', async ({ shop, network, page }) => {
    test.slow(); // Visits every page kind until its network is idle.
    for (const place of PLACES) {
      network.all.length = 0;
      await shop.open(place, { ready: false });
      await page.waitForLoadState('networkidle');
      const isPrinted = (await page.locator('#jquery-core-js').count()) > 0;
      expect(files(network), place).toEqual(isPrinted ? ONCE : []);
      expect(await isOnDemand(page), place).toBe(!isPrinted);
      if (place === 'listing' || place === 'category') expect(isPrinted, place).toBe(false);
    }
  });

  for (const [index, others] of [
    'footer',
    'head.late',
    'head.attached.plugin',
    'head',
    'head.footer',
    'attached',
    'plugin',
  ].entries()) {
    test(
      `jQuery on demand runs scripts (${others}) as stock does, each once and in the same order`,
      nightlyFrom(1, index),
      async ({ shop, network, page, baseURL }) => {
        await openWith(shop, others, baseURL);
        await expect.poll(() => log(page)).not.toHaveLength(0);
        const own = await log(page);
        expect(new Set(files(network))).toEqual(new Set(ONCE));
        if (others !== 'head.late') expect(files(network)).toEqual(ONCE); // There jQuery also has its own tag.
        const count = await page.evaluate(() => (window as unknown as Foreign).jQuery.fn.other ?? 0);
        expect(count).toBe(others.match(/head|footer/g)?.length ?? 0); // The same library instance keeps its plugins.
        expect(await heardOfAdd(shop)).toEqual([3]);

        await page.context().addCookies([{ ...ISLAS_OFF, url: baseURL ?? '' }]);
        await shop.open('loop', { ready: false });
        await page.waitForLoadState('networkidle');
        expect(own).toEqual(await log(page));
      },
    );
  }

  test('jQuery is loaded once at the first read, at any time, and `$` keeps its owner', async ({
    shop,
    network,
    page,
  }) => {
    await shop.open('listing');
    expect(await isOnDemand(page)).toBe(true);
    expect(await typeOf(page, '$')).toBe('undefined');
    expect(files(network)).toEqual([]);
    expect(await typeOf(page, 'jQuery')).toBe('function');
    expect(await typeOf(page, '$')).toBe('undefined');
    expect(await heardOfAdd(shop)).toEqual([3]);
    expect(files(network)).toEqual(ONCE);
  });

  test('a theme’s own copy of jQuery replaces the accessor', { tag: '@nightly' }, async ({
    shop,
    network,
    page,
    baseURL,
  }) => {
    await openWith(shop, 'own', baseURL);
    expect(await page.evaluate(() => (window as unknown as Foreign).jQuery.own)).toBe(true);
    expect(await heardOfAdd(shop)).toEqual([3]);
    expect(files(network)).toEqual(['jquery-3.7.1.min.js']);
  });

  test('jQuery loads for other scripts after a theme released its own copy', { tag: '@nightly' }, async ({
    shop,
    network,
    page,
    baseURL,
  }) => {
    await openWith(shop, 'private.footer', baseURL);
    const isApart = () => {
      const { jQuery, mine } = window as unknown as Foreign;
      return typeof mine === 'function' && mine !== jQuery;
    };
    expect(await page.evaluate(isApart)).toBe(true);
    expect(await heardOfAdd(shop)).toEqual([3]);
    expect(files(network)).toEqual(['jquery-3.7.1.min.js', ...ONCE]);
  });

  test('bridges a jQuery that an optimiser defers', { tag: '@nightly' }, async ({ shop, network, page, baseURL }) => {
    await openWith(shop, 'defer', baseURL);
    expect(await isOnDemand(page)).toBe(false);
    expect(await heardOfAdd(shop)).toEqual([3]);
    expect(files(network)).toEqual(ONCE);
  });

  test('bridges a jQuery that an optimiser loads late', { tag: '@nightly' }, async ({
    shop,
    network,
    page,
    baseURL,
  }) => {
    await openWith(shop, 'delay', baseURL);
    expect(files(network)).toEqual([]);
    await shop.add('Florero Nube'); // jQuery has not loaded yet.
    await page.keyboard.press('Shift');
    await expect.poll(() => log(page)).toEqual(['delayed: here']);
    expect(await heardOfAdd(shop)).toEqual([3]);
    expect(await page.evaluate(() => Reflect.has(window.jQuery as object, 'scroll_to_notices'))).toBe(true);
  });

  test('loads jQuery with the page’s CSP nonce', { tag: '@nightly' }, async ({ shop, page, problems, baseURL }) => {
    problems.expect(/Content Security Policy/); // The theme prints scripts without the nonce.
    await page.context().addCookies([{ name: 'jquery', value: 'csp.head', url: baseURL ?? '' }]);
    await shop.open('listing', { ready: false });
    await expect.poll(() => log(page)).toContain('head: ready again');
  });

  test('jQuery on demand reports a policy that forbids the synchronous request, and the shop still sells', {
    tag: '@nightly',
  }, async ({ shop, page, problems, baseURL }) => {
    problems.expect(/jquery: keep/, /sync/i);
    await openWith(shop, 'forbid', baseURL);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    expect(await typeOf(page, 'jQuery')).toBe('undefined');
    expect(await page.evaluate(() => 'jQuery' in window)).toBe(false);
    await expect.poll(() => said.filter((text) => /jquery: keep/.test(text))).toHaveLength(1);
    await shop.add();
  });

  test('jQuery is printed on every page where the owner keeps it', { tag: '@nightly' }, async ({
    shop,
    network,
    page,
  }) => {
    await shop.open(`${shop.places.listing}?swatches=jquery:keep`);
    expect(await isOnDemand(page)).toBe(false);
    expect(files(network)).toEqual(ONCE);
    expect(await heardOfAdd(shop)).toEqual([3]);
  });

  test('jQuery is not fetched for the Mini-Cart block, which updates after adds all the same', {
    tag: '@block',
  }, async ({ shop, network, page }) => {
    await shop.open('loop');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.wc-block-mini-cart')).not.toHaveCount(0);
    expect(files(network)).toEqual([]);
    const told = await page.evaluate(() => {
      let count = 0;
      document.addEventListener('wc-blocks_added_to_cart', () => (count += 1));
      const body = (window as unknown as Foreign).jQuery(document.body) as unknown as {
        trigger: (name: string) => void;
      };
      body.trigger('added_to_cart');
      return count;
    });
    expect(told).toBe(1);
    expect(files(network)).toEqual(ONCE);
  });

  for (const others of ['', 'plugin'])
    test(`the first use of jQuery also loads the other stock libraries (${others || 'no other dependant'})`, {
      tag: others !== '' ? '@nightly' : [],
    }, async ({ shop, network, page, baseURL }) => {
      const asked = () =>
        network.all
          .map((request) => new URL(request.url()).pathname.split('/').at(-1) ?? '')
          .filter((file) => /cookie|block-?ui|underscore|wp-util/i.test(file))
          .map((file) => file.replace(/(\.min)?\.js$/, ''))
          .sort();
      await page.context().addCookies([{ name: 'jquery', value: others, url: baseURL ?? '' }]);
      await shop.open('variable', { ready: false });
      await page.waitForLoadState('networkidle');
      // A plugin that depends on WooCommerce's script also gets that script's dependencies.
      expect(asked()).toEqual(others ? ['jquery.blockUI', 'js.cookie'] : []);
      const found = await page.evaluate(() => {
        const there = window as unknown as Record<'Cookies' | '_' | 'wp' | 'jQuery', Record<string, unknown>>;
        const { fn } = there.jQuery as unknown as { fn: Record<string, unknown> };
        const { settings } = there.wp.ajax as { settings: { url?: string } };
        const read = [there.Cookies.get, there._.each, there.wp.template, fn.block, there.jQuery.unblockUI];
        return [...read.map((value) => typeof value), settings.url];
      });
      expect(found).toEqual([...Array<string>(5).fill('function'), '/wp-admin/admin-ajax.php']);
      expect(asked()).toEqual(['jquery.blockUI', 'js.cookie', 'underscore', 'wp-util']);
    });

  test('where the owner keeps jQuery, every page has it with all stock libraries', { tag: '@nightly' }, async ({
    shop,
    page,
    network,
  }) => {
    await shop.open(`${shop.places.listing}?swatches=jquery:keep`);
    const files = network.all.map((request) => request.url()).filter((url) => /js\.cookie|blockUI/.test(url));
    expect(files).toHaveLength(2);
    expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'Cookies')?.get)).toBeUndefined();
  });

  test('the first use of jQuery is reported once in a tab, by name, and Site Health shows the owner’s own', {
    tag: '@nightly',
  }, async ({ shop, network, page, browser, baseURL }) => {
    await openWith(shop, 'head', baseURL);
    const reports = () => network.all.filter((request) => request.url().includes('wc-ajax=islas_jquery'));
    await expect.poll(() => reports().length).toBe(1);
    const [report] = reports();
    const sent = new URLSearchParams(report?.postData() ?? '');
    expect(sent.get('who')).toMatch(/^inline #other-head jQuery\(function \(\$\) \{ log\.push/);
    expect(sent.get('refused')).toBe('');
    expect((await report?.response())?.status()).toBeLessThan(300);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(reports()).toHaveLength(1);

    test.slow(); // Site Health checks the whole site, which is slow.
    const owner = await Owner.of(browser, baseURL ?? '');
    await owner.page.context().addCookies([{ name: 'jquery', value: 'head', url: baseURL ?? '' }]);
    await owner.page.goto(page.url(), { waitUntil: 'networkidle' });
    await owner.page.goto('/wp-admin/site-health.php?tab=debug');
    const section = owner.page.locator('#health-check-accordion-block-islas');
    // The shop keeps one report a minute: this one, or that of a parallel journey.
    await expect(section).toContainText(/(Hizo que la tienda cargara jQuery|Pidió jQuery y no lo obtuvo)(inline|\/)/);
    await owner.close();
  });
});

test.describe('jQuery of the pretend shop', { tag: '@pretend' }, () => {
  for (const way of ['deferred', 'demand'] as const) {
    test(`listeners of the pretend shop’s jQuery receive events when it is ${way}`, {
      tag: way !== 'demand' ? '@nightly' : [],
    }, async ({ shop, network }) => {
      await shop.open(`${shop.places.listing}?jquery=${way}`);
      expect(files(network)).toEqual(way === 'demand' ? [] : ['jquery.min.js']);
      expect(await heardOfAdd(shop)).toEqual([3]);
      expect(files(network)).toEqual(['jquery.min.js']);
    });
  }

  test('bridges the pretend shop’s jQuery from its late arrival on', async ({ shop, network, page }) => {
    await shop.open(`${shop.places.listing}?jquery=late`);
    await shop.add('Florero Nube');
    expect(files(network)).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(() => typeOf(page, 'jQuery')).toBe('function');
    expect(await heardOfAdd(shop)).toEqual([3]);
  });

  test('a jQuery that keeps `$` also loads at a read of `$`', { tag: '@nightly' }, async ({ shop, network, page }) => {
    await shop.open(`${shop.places.listing}?jquery=demand`);
    expect(await typeOf(page, '$')).toBe('function');
    expect(await page.evaluate(() => (window as unknown as Foreign).$ === window.jQuery)).toBe(true);
    expect(files(network)).toEqual(['jquery.min.js']);
  });

  test('the pretend shop works without jQuery', async ({ shop, network, page }) => {
    await shop.open(`${shop.places.listing}?jquery=off`);
    await shop.add();
    expect(await page.evaluate(() => 'jQuery' in window)).toBe(false);
    expect(files(network)).toEqual([]);
  });
});
