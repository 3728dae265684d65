import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { ROOT, openShop } from './shop.mjs';

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
      // Lists all dependencies: one found later would re-bundle everything and reload the page.
      include: [
        'photoswipe',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'nanostores',
        '@nanostores/react',
        'js-cookie',
        '@wordpress/api-fetch',
        '@wordpress/i18n',
      ],
    },
    server: {
      middlewareMode: true,
      ...(watch ? { hmr: { server: http } } : { hmr: false, ws: false, watch: null }),
    },
  });

/** @param {import('node:http').Server} http @param {number} port @returns {Promise<number>} the port taken */
const listen = (http, port) =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** @param {import('node:http').Server} http */
const hangUp = (http) => {
  http.closeAllConnections();
  return new Promise((resolve) => http.close(resolve));
};

/**
 * Starts the pretend shop as a server: the handlers of `mocks/` answer pages and endpoints, so that it works without
 * JavaScript, in several tabs and with real cookies.
 *
 * @param {StartOptions} [options]
 * @returns {Promise<PretendShop>}
 * @throws the error of `listen` if the port is not available, and an error if there is no build to serve
 */
export const startPretendShop = async ({ port = 0, built = false, watch = false } = {}) => {
  const http = createHttpServer();
  /** @type {(answer: Awaited<ReturnType<typeof openShop>>['answer']) => void} */
  let open = () => undefined;
  /** @type {Promise<Awaited<ReturnType<typeof openShop>>['answer']>} */
  const opened = new Promise((resolve) => (open = resolve));
  // Registered first: a browser that connects before the shop is open would wait forever.
  http.on('request', async (incoming, outgoing) => {
    try {
      await (await opened)(incoming, outgoing);
    } catch (error) {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end('The pretend shop failed: its terminal says why.');
    }
  });
  const taken = await listen(http, port);
  /** @type {import('vite').ViteDevServer | undefined} */
  let vite;
  const close = async () => {
    await Promise.all([vite?.close(), hangUp(http)]);
  };
  try {
    vite = await createVite(http, watch);
    const { shop, answer } = await openShop(vite, built);
    open(answer);
    return { url: `http://127.0.0.1:${taken}/`, shop, close };
  } catch (error) {
    await close();
    throw error;
  }
};
