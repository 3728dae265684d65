import { NO_PASSWORDS, STEPS, weighVisit } from '../../.tools/bench/visit/journey.mjs';
import { ISLAS_OFF } from './support/shops';
import { expect, test } from './support/test';

/**
 * Limit for the bytes of a visit of ten pages with an add, as a fraction of those of stock WooCommerce: what has been
 * reached (0.924 and 0.837), with some 4 % of room. The shop sends its customers their passwords; where they choose them,
 * stock loads a dictionary of 390 kB besides.
 */
const PART_OF_STOCK: Readonly<Record<string, number>> = { storefront: 0.955, twentytwentyfive: 0.87 };

/** The same without the theme's fonts, which weigh the same on both sides: 0.905 and 0.813, with the same room. */
const PART_WITHOUT_FONTS: Readonly<Record<string, number>> = { storefront: 0.935, twentytwentyfive: 0.85 };

test(
  'a visit of ten pages with an add stays within its limit of bytes compared with stock WooCommerce',
  { tag: ['@real', '@nightly'] },
  async ({ browser, baseURL, request }, info) => {
    test.setTimeout(120_000); // Twenty whole pages, each until its network is idle.
    const shop = new URL(baseURL ?? '').origin;
    for (const { path } of STEPS) await request.get(path); // Fills the server's caches.
    const stock = await weighVisit(browser, shop, [ISLAS_OFF, NO_PASSWORDS]);
    const islas = await weighVisit(browser, shop, [NO_PASSWORDS]);
    const bytes = `${stock.total} bytes → ${islas.total}, of them documents ${stock.bytes.document} → ${islas.bytes.document}`;
    info.annotations.push({ type: 'figures', description: bytes });
    expect.soft(islas.total / stock.total, bytes).toBeLessThanOrEqual(PART_OF_STOCK[info.project.name] ?? 0);
    const withoutFonts = `${stock.withoutFonts} bytes → ${islas.withoutFonts} without fonts`;
    info.annotations.push({ type: 'figures', description: withoutFonts });
    const limit = PART_WITHOUT_FONTS[info.project.name] ?? 0;
    expect.soft(islas.withoutFonts / stock.withoutFonts, withoutFonts).toBeLessThanOrEqual(limit);
    // Entries of which others take something are two files, so that yesterday's page works today.
    expect.soft(islas.requests, 'requests').toBeLessThanOrEqual(stock.requests + 6);
  },
);
