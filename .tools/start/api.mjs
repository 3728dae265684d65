import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw';
import { createServer as createViteServer } from 'vite';
import { builtAssets, devAssets } from './assets.mjs';
import { sendFile, toRequest, writeResponse } from './exchange.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const JQUERY = '/wp-includes/js/jquery/jquery.min.js';
const BUILT = '/wp-content/plugins/islas/build/';
const SOURCES = /^\/(@|src\/|widgets\/|node_modules\/)/;

/**
 * @typedef {object} StartOptions
 * @property {number} [port] 0 takes a free one
 * @property {boolean} [built] serve php-plugin/build instead of the sources
 * @property {boolean} [watch] follow changes of the sources and reload the page
 */

/**
 * @typedef {object} PretendShop
 * @property {string} url with a slash at the end
 * @property {import('../../mocks/shop').Shop} shop what the server remembers
 * @property {() => Promise<void>} close
 */

/** @param {import('node:http').Server} http @param {boolean} watch */
const createVite = (http, watch) =>
  createViteServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: `${ROOT}/node_modules/.islas/vite`,
    define: { 'process.env.NODE_ENV': '"development"' },
    optimizeDeps: {
      noDiscovery: !watch,
      include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      ...(watch ? { hmr: { server: http } } : { hmr: false, ws: false, watch: null }),
    },
  });

/** @param {import('node:http').Server} http @param {number} port */
const listen = (http, port) =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', () => resolve(undefined));
  });

/**
 * The pretend shop as a server: the very handlers of `mocks/` answer pages and endpoints, so that it works with
 * JavaScript off, in several tabs and with real cookies.
 *
 * @param {StartOptions} [options]
 * @returns {Promise<PretendShop>}
 */
export const startPretendShop = async ({ port = 0, built = false, watch = false } = {}) => {
  const http = createHttpServer();
  await listen(http, port);
  const vite = await createVite(http, watch);
  /** @type {[typeof import('../../mocks/shop'), typeof import('../../mocks/handlers'), typeof import('../../mocks/site')]} */
  const [{ Shop }, { shopHandlers }, { siteHandlers }] = /** @type {any} */ (
    await Promise.all(['shop', 'handlers', 'site'].map((name) => vite.ssrLoadModule(`/mocks/${name}.ts`)))
  );
  const shop = new Shop();
  const assets = built ? builtAssets(`${ROOT}/php-plugin/build`, BUILT) : await devAssets(vite);
  const handlers = [...shopHandlers(shop), ...siteHandlers(shop, () => assets)];

  http.on('request', async (incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    try {
      if (path === JQUERY) return sendFile(outgoing, `${ROOT}/node_modules/jquery/dist`, 'jquery.min.js');
      if (built && path.startsWith(BUILT))
        return sendFile(outgoing, `${ROOT}/php-plugin/build`, path.slice(BUILT.length));
      if (!built && SOURCES.test(path))
        return vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
      const answer = await getResponse(handlers, await toRequest(incoming));
      await writeResponse(outgoing, answer ?? new Response(null, { status: 404 }));
    } catch (error) {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end('The pretend shop failed: its terminal says why.');
    }
  });

  const address = http.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}/`,
    shop,
    close: async () => {
      http.closeAllConnections();
      await Promise.all([vite.close(), new Promise((resolve) => http.close(resolve))]);
    },
  };
};
