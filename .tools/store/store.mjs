import { runningPorts, startStore, stopStore, storeAvailable } from './api.mjs';
import { HELP, parseArguments } from './arguments.mjs';
import { Cache } from './cache.mjs';
import { StoreError } from './errors.mjs';
import { isAlive } from './site/lock.mjs';

/** @param {string} text */
const print = (text) => process.stdout.write(`${text}\n`);
/** Progress goes to standard error, so that `--json` prints one line to standard output. @param {string} words */
const log = (words) => process.stderr.write(`· ${words}\n`);

// A reader such as `head` may close the pipe before the last line.
process.stdout.on('error', () => {});

try {
  const line = parseArguments(process.argv.slice(2), process.env);
  if (line.command === 'help') print(HELP);
  else if (line.command === 'list') list();
  else if (line.command === 'stop') await stop(line.port);
  else await start(line);
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}

/** @param {import('./arguments.mjs').CommandLine} line */
async function start(line) {
  const began = Date.now();
  const theme = line.theme ?? new Cache().remembered().theme ?? 'storefront';
  const store = await startStore({ ...line, theme, log, remember: true });
  // JSON omits the functions; the ids of products and pages are moved to the top level.
  const json = () => JSON.stringify({ ...store, ...store.facts, facts: undefined });
  print(line.json ? json() : banner(store, Date.now() - began));
  if (line.detach) return;

  const leave = () => void store.stop().then(() => process.exit(0));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  // The server is a separate process; this one waits for it.
  const watch = setInterval(() => {
    if (isAlive(store.pid)) return;
    clearInterval(watch);
    log('The shop has stopped');
  }, 1000);
}

/** @param {import('./start.mjs').Store} store @param {number} took in milliseconds */
function banner(store, took) {
  return `
  ${store.url}/            the shop, ready in ${(took / 1000).toFixed(1)} s
  ${store.url}/tienda/     WooCommerce ${store.woocommerce}, ${store.theme}, Islas ${store.islas ? 'active' : 'not active'}${store.plugins.map((name) => `, ${name}`).join('')}
  ${store.url}/wp-admin/   WordPress ${store.wordpress}, PHP ${store.php}, ${store.db}

  administrator  ${store.admin.user} / ${store.admin.password}
  customer       ${store.customer.user} / ${store.customer.password}
  coupons        BIENVENIDA10, menos5

  Stop it with Ctrl+C or npm run store -- --stop
`;
}

/** @param {number} port */
async function stop(port) {
  const stopped = await stopStore(port);
  print(stopped ? `Stopped the shop on port ${port}.` : `No shop runs on port ${port}.`);
  for (const other of runningPorts()) print(`One still runs on port ${other}: PORT=${other} npm run store -- --stop`);
}

function list() {
  const cache = new Cache();
  const { themes, wordpress, woocommerce, plugins, reason } = storeAvailable();
  print(`Cache        ${cache.folder}`);
  print(`WordPress    ${wordpress.join(', ') || '–'}`);
  print(`WooCommerce  ${woocommerce.join(', ') || '–'}`);
  print(`Themes       ${themes.join(', ') || '–'}`);
  if (plugins.length) print(`Plugins      ${plugins.join(', ')}`);
  print(reason || 'Everything for a start without the internet is here.');
}
