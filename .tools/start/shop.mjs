import { fileURLToPath } from 'node:url';
import './no-storage.mjs';
import { getResponse } from 'msw';
import { builtAssets, devAssets } from './assets.mjs';
import { sendFile, toRequest, writeResponse } from './exchange.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const BUILD = `${ROOT}/php-plugin/build`;
const BUILT = '/wp-content/plugins/islas/build/';
const JQUERY = '/wp-includes/js/jquery/jquery.min.js';
const SOURCES = /^\/(@|src\/|widgets\/|node_modules\/)/;

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {import('vite').ViteDevServer} Vite
 */

/** @param {Vite} vite @param {boolean} built @returns {Promise<() => import('../../mocks/pages/page').Assets>} */
const assetsOf = async (vite, built) => {
  if (!built) {
    const assets = await devAssets(vite);
    return () => assets;
  }
  builtAssets(BUILD, BUILT); // Throws now, and not at the first page, if there is no build.
  return () => builtAssets(BUILD, BUILT);
};

/**
 * Creates a shop and its request handler: files of Islas and jQuery are served, and `mocks/` handles everything else.
 *
 * @param {Vite} vite
 * @param {boolean} built
 */
export const openShop = async (vite, built) => {
  /** @type {[typeof import('../../mocks/shop'), typeof import('../../mocks/handlers'), typeof import('../../mocks/site')]} */
  const [{ Shop }, { shopHandlers }, { siteHandlers }] = /** @type {any} */ (
    await Promise.all(['shop', 'handlers', 'site'].map((name) => vite.ssrLoadModule(`/mocks/${name}.ts`)))
  );
  const shop = new Shop();
  const handlers = [...shopHandlers(shop), ...siteHandlers(shop, await assetsOf(vite, built))];

  /** @param {Incoming} incoming @param {Outgoing} outgoing */
  const answer = async (incoming, outgoing) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    if (path === JQUERY) return sendFile(outgoing, `${ROOT}/node_modules/jquery/dist`, 'jquery.min.js');
    if (built && path.startsWith(BUILT)) return sendFile(outgoing, BUILD, path.slice(BUILT.length));
    if (!built && SOURCES.test(path)) return vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
    const response = await getResponse(handlers, await toRequest(incoming));
    return writeResponse(outgoing, response ?? new Response(null, { status: 404 }));
  };
  return { shop, answer };
};
