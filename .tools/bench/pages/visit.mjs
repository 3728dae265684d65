import { drawsEmoji, noticed, observe } from './observe.mjs';
import { ORIGINS, bytesByOrigin, isReact, originOf } from './scripts.mjs';
import { Traffic, inlineBytes } from './traffic.mjs';

/**
 * Cost of one page view: bytes with gzip -9, times in milliseconds, `react` 1 if React was loaded. `script`, `layout`
 * (style and layout) and `task` (all work of the main thread) are CPU time of the browser, `serverCpu` CPU time of the
 * server; the other times are wall time.
 * @typedef {'requests' | 'scripts' | 'bytes' | 'inline' | 'islasInline' | 'react' | 'script' | 'layout' | 'task' | 'longTasks'
 *   | 'longest' | 'blocking' | 'islasLongTasks' | 'islasLongest' | 'lcp' | 'cls' | 'server' | 'serverCpu' | 'queries'
 *   | `bytes.${import('./scripts.mjs').Origin}` | 'islasScripts'} Metric
 * @typedef {Record<Metric, number>} View
 */

/** @type {readonly Metric[]} */
export const METRICS = [
  ...['requests', 'scripts', 'islasScripts', 'bytes', 'inline', 'islasInline', 'react', 'script', 'layout', 'task'],
  ...[
    'longTasks',
    'longest',
    'blocking',
    'islasLongTasks',
    'islasLongest',
    'lcp',
    'cls',
    'server',
    'serverCpu',
    'queries',
  ],
  ...ORIGINS.map((origin) => `bytes.${origin}`),
].map((name) => /** @type {Metric} */ (name));

/** Tasks from this length on are long, and their time beyond it counts as blocking. */
const LONG_MS = 50;

/** With this cookie the shop reports the server's cost of a page. */
export const COUNTED = { name: 'islas-bench', value: '1' };
/** With this cookie the shop serves the page without Islas. */
export const OFF = { name: 'islas', value: 'off' };
/** With this cookie Islas has only features that stock has, too. */
export const ALIKE = {
  name: 'tienda_swatches',
  value: ['consent', 'drawer', 'search', 'social'].map((feature) => `feature_${feature}:no`).join(),
};

/** `Server-Timing: php;dur=81.2, cpu;dur=70.1, queries;dur=57`. @param {string} header @param {string} name */
export const timing = (header, name) => Number(new RegExp(`\\b${name};dur=([\\d.]+)`).exec(header)?.[1] ?? NaN);

/** @param {readonly number[]} list */
const sum = (list) => list.reduce((total, one) => total + one, 0);

/**
 * Opens a URL as a first-time visitor and waits, without input, until the network is idle.
 * @param {import('@playwright/test').BrowserContext} context new, with the visitor's cookies
 * @param {string} url
 * @param {{ rate: number, known: Map<string, number> }} options factor of CPU slowdown; known sizes of scripts
 * @returns {Promise<View>}
 */
export const visit = async (context, url, { rate, known }) => {
  const page = await context.newPage();
  await page.addInitScript(drawsEmoji);
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  // Thread time, not wall time, so that other load on the machine counts less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const traffic = new Traffic(page);
  const response = await page.goto(url);
  await traffic.quiet();
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`);

  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (/** @type {string} */ name) => (metrics.find((one) => one.name === name)?.value ?? NaN) * 1000;
  const seen = await page.evaluate(noticed);
  const own = seen.scripts.filter((script) => originOf(script.url) === 'islas').map((script) => script.ms);
  const scripts = await traffic.scripts(known);
  const bytes = bytesByOrigin(scripts);
  const header = response.headers()['server-timing'] ?? '';
  return {
    requests: traffic.requests.length,
    scripts: scripts.length,
    islasScripts: scripts.filter((script) => originOf(script.url) === 'islas').length,
    bytes: sum(Object.values(bytes)),
    ...inlineBytes(await response.text()),
    react: scripts.some((script) => isReact(script.url)) ? 1 : 0,
    script: ms('ScriptDuration'),
    layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
    task: ms('TaskDuration'),
    longTasks: seen.tasks.length,
    longest: Math.max(0, ...seen.tasks),
    blocking: sum(seen.tasks.map((task) => task - LONG_MS)),
    islasLongTasks: own.filter((task) => task >= LONG_MS).length,
    islasLongest: Math.max(0, ...own),
    lcp: seen.lcp,
    cls: seen.cls,
    server: timing(header, 'php'),
    serverCpu: timing(header, 'cpu'),
    queries: timing(header, 'queries'),
    .../** @type {Record<`bytes.${import('./scripts.mjs').Origin}`, number>} */ (
      Object.fromEntries(Object.entries(bytes).map(([origin, count]) => [`bytes.${origin}`, count]))
    ),
  };
};
