import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_STEPS } from './bundle.mjs';
import { CURRENCY_STEPS } from './currencies.mjs';
import { ELEMENTOR_STEPS } from './elementor.mjs';
import { FILTER_STEPS } from './filter.mjs';
import {
  PAYPAL_BLOCK_STEPS,
  PAYPAL_STEPS,
  REDSYS_BLOCK_STEPS,
  REDSYS_STEPS,
  STRIPE_BLOCK_STEPS,
  STRIPE_STEPS,
  TO_BLOCK_STEPS,
} from './gateways.mjs';

/** @typedef {import('../store/start.mjs').Store} Store */
/** @typedef {import('./shopper.mjs').Run} Run */
/**
 * What a plugin needs in order to be walked. `folder` of `beside/` may have `setup.php`, run once inside the shop with
 * the plugin active, and `server.php`, which answers in place of servers that the plugin asks. `answers` are what the
 * browser gets in place of other hosts' scripts and pages: patterns of addresses, and files of the folder. `blockSteps`
 * follow all others: from there on the checkout is WooCommerce's block.
 * @typedef {{ folder?: string, answers?: readonly (readonly [RegExp, string])[], steps?: Readonly<Record<string, Run>>, blockSteps?: Readonly<Record<string, Run>> }} Beside
 */

const FOLDER = join(import.meta.dirname, 'beside');

/** By slug of the plugin. @type {Readonly<Record<string, Beside>>} */
const BESIDE = {
  elementor: { folder: 'elementor', steps: ELEMENTOR_STEPS },
  'woo-product-bundle': { folder: 'bundle', steps: BUNDLE_STEPS },
  'woo-product-filter': { folder: 'filter', steps: FILTER_STEPS },
  'woo-redsys-gateway-light': {
    folder: 'redsys',
    answers: [[/^https:\/\/sis-t\.redsys\.es[:/]/, 'bank.html']],
    steps: REDSYS_STEPS,
    blockSteps: REDSYS_BLOCK_STEPS,
  },
  'woocommerce-currency-switcher': { folder: 'currencies', steps: CURRENCY_STEPS },
  'woocommerce-gateway-stripe': {
    folder: 'stripe',
    answers: [[/^https:\/\/js\.stripe\.com\//, 'stripe.js']],
    steps: STRIPE_STEPS,
    blockSteps: STRIPE_BLOCK_STEPS,
  },
  'woocommerce-paypal-payments': {
    folder: 'paypal',
    answers: [[/^https:\/\/www(\.sandbox)?\.paypal\.com\/sdk\/js/, 'sdk.js']],
    steps: PAYPAL_STEPS,
    blockSteps: PAYPAL_BLOCK_STEPS,
  },
};

/** @param {Store} store @returns {Beside[]} in the order of the plugins */
const besideOf = ({ plugins }) => plugins.flatMap((plugin) => BESIDE[plugin.replace(/@.*/, '')] ?? []);

/** Further steps for the plugins of a shop. @param {Store} store @returns {Record<string, Run>} */
export const stepsBeside = (store) => {
  const all = besideOf(store);
  const blockSteps = all.map((one) => one.blockSteps ?? {});
  const hasBlock = blockSteps.some((steps) => Object.keys(steps).length);
  return Object.assign({}, ...all.map(({ steps }) => steps), hasBlock ? TO_BLOCK_STEPS : {}, ...blockSteps);
};

/** What the browser gets in place of another host's answer. @param {Store} store @param {string} url @returns {string | undefined} a file */
export const answerFor = (store, url) => {
  for (const { folder = '', answers = [] } of besideOf(store))
    for (const [pattern, file] of answers) if (pattern.test(url)) return join(FOLDER, folder, file);
  return undefined;
};

/** Sets up the plugins of a shop, once for all visits. @param {Store} store */
export const setUpPlugins = async (store) => {
  for (const { folder = '' } of besideOf(store)) {
    const server = join(FOLDER, folder, 'server.php');
    if (existsSync(server)) copyFileSync(server, join(store.root, `wp-content/mu-plugins/islas-walk-${folder}.php`));
    const setup = join(FOLDER, folder, 'setup.php');
    if (existsSync(setup)) await store.run(readFileSync(setup, 'utf8').replace(/^<\?php/, ''));
  }
  // What Islas makes in the background of the pages, which the plugins have changed.
  await store.run('Islas\\Platform\\FileLook::lookAtPages();');
  await store.keep();
};
