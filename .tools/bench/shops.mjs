/**
 * A shop to measure.
 * @typedef {object} Shop
 * @property {ShopName} name
 * @property {string} url without a slash at its end
 * @property {string} [root] folder that a real shop's server serves
 * @property {{ user: string, password: string }} [admin]
 * @property {Record<string, string>} versions of what runs it
 * @property {() => Promise<unknown>} close does not stop a shop that ran before
 */
/** @typedef {'pretend' | 'storefront' | 'twentytwentyfive'} ShopName */

/** Options for `parseArgs` that choose the shops and the number of rounds. */
export const SHOP_OPTIONS = /** @type {const} */ ({
  theme: { type: 'string', default: 'storefront' },
  pretend: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '5' },
  help: { type: 'boolean', default: false },
});

/** Prints progress to standard error, apart from the report. @param {string} message */
export const log = (message) => process.stderr.write(`· ${message}\n`);

const THEMES = /** @type {const} */ (['storefront', 'twentytwentyfive']);

/**
 * The shops that a command line means.
 * @param {{ theme: string, pretend: boolean }} asked
 * @returns {ShopName[]}
 * @throws {Error} with a message for the user, for an unknown theme
 */
export const shopsOf = ({ theme, pretend }) => {
  if (pretend) return ['pretend'];
  if (theme === 'both') return [...THEMES];
  const found = THEMES.find((name) => name === theme);
  if (!found) throw new Error(`--theme is ${THEMES.join(', ')} or both, not "${theme}".`);
  return [found];
};

/** @param {ShopName} name @param {{ port: number }} options @returns {Promise<Shop>} */
const openShop = async (name, { port }) => {
  if (name === 'pretend') {
    const { startPretendShop } = await import('../start/api.mjs');
    const { url, close } = await startPretendShop({ port, built: true });
    return { name, url: url.replace(/\/$/, ''), versions: {}, close };
  }
  const { runningPorts, startStore } = await import('../store/api.mjs');
  const ranBefore = runningPorts().includes(port);
  const store = await startStore({ theme: name, port, log, detach: ranBefore });
  const { wordpress, woocommerce, php } = store;
  return {
    name,
    url: store.url,
    root: store.root,
    admin: store.admin,
    versions: { WordPress: wordpress, WooCommerce: woocommerce, PHP: php },
    close: ranBefore ? async () => undefined : store.stop,
  };
};

/**
 * Opens one shop after the other.
 * @template T
 * @param {{ theme: string, pretend: boolean }} asked
 * @param {(shop: Shop) => Promise<T>} measure
 * @returns {Promise<T[]>}
 */
export const eachShop = async (asked, measure) => {
  const found = [];
  for (const name of shopsOf(asked)) {
    const shop = await openShop(name, { port: Number(process.env['PORT'] || 8180) });
    try {
      found.push(await measure(shop));
    } finally {
      await shop.close();
    }
  }
  return found;
};
