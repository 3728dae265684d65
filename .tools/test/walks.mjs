import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locate } from './needs.mjs';
import { leftOut } from './runner.mjs';

/** @typedef {import('./runner.mjs').Result} Result */
/** @typedef {import('./steps.mjs').NeedyStep} NeedyStep */

/** Themes and plugins of the walks in `npm test -- all`, if they are in the cache of the shop. A walk takes minutes. */
const WALKS = [
  {
    name: 'Astra beside Variation Swatches and YITH Wishlist',
    theme: 'astra',
    plugins: ['woo-variation-swatches', 'yith-woocommerce-wishlist'],
  },
  { name: 'Blocksy beside Complianz and Polylang', theme: 'blocksy', plugins: ['complianz-gdpr', 'polylang'] },
  {
    name: 'Storefront beside Stripe, PayPal and Redsys',
    theme: 'storefront',
    plugins: ['woocommerce-gateway-stripe', 'woocommerce-paypal-payments', 'woo-redsys-gateway-light'],
  },
  { name: 'Hello Elementor beside Elementor', theme: 'hello-elementor', plugins: ['elementor'] },
  {
    name: 'OceanWP beside Yoast SEO, a product filter, bundles and currencies',
    theme: 'oceanwp',
    plugins: ['wordpress-seo', 'woo-product-filter', 'woo-product-bundle', 'woocommerce-currency-switcher'],
  },
];
const PORT = 5310;

/** @param {string} root @param {string} file @returns {Promise<any>} a tool's module */
const load = (root, file) => import(pathToFileURL(join(root, file)).href);

/** @param {string} root @param {{ theme: string, plugins: string[], port: number }} asked @returns {Promise<Result>} */
const walkOne = async (root, asked) => {
  const { storeAvailable } = await load(root, '.tools/store/api.mjs');
  const { available, themes, plugins, reason } = storeAvailable();
  if (!available) return leftOut(`Left out: ${reason} (see "npm run store").`);
  const missing = [
    ...[asked.theme].filter((slug) => !themes.includes(slug)),
    ...asked.plugins.filter((slug) => !plugins.some((/** @type {string} */ name) => name.startsWith(`${slug}@`))),
  ];
  if (missing.length) return leftOut(`Left out: ${missing.join(', ')} is not in the cache (see "npm run store").`);
  const { chromium } = await locate(['chromium']);
  process.env['CHROMIUM_PATH'] = chromium;
  const { walk } = await load(root, '.tools/walk/walk.mjs');
  const { faults, steps, versions } = await walk({ ...asked, build: false });
  return {
    passed: steps - faults.length,
    failed: faults.length,
    skipped: 0,
    output: faults.join('\n'),
    notes: [versions],
  };
};

/** The shopper's walk in other themes and with other plugins. @param {string} root @returns {NeedyStep[]} */
export const walkSteps = (root) =>
  WALKS.map(({ name, theme, plugins }, index) => ({
    name: `The shopper's walk on ${name}`,
    group: 'walks',
    adds: 'a purchase on other themes and beside other plugins',
    after: ['types', 'lint', 'languages', 'unit', 'php', 'core', 'e2e'],
    requires: ['build'],
    needs: ['chromium', 'php'],
    run: () => walkOne(root, { theme, plugins, port: PORT + index }),
  }));
