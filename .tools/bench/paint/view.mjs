import { noticed } from '../pages/observe.mjs';
import { Traffic } from '../pages/traffic.mjs';

/**
 * What a visitor waits for, in milliseconds; `cls` is a share of the window. `script` is time of the processor, `blocking`
 * that of long tasks beyond 50 ms each.
 * @typedef {{ fcp: number, lcp: number, cls: number, blocking: number, script: number }} Paint
 * @typedef {{ rate: number, latency: number, down: number, up: number }} Phone slowdown of the processor, milliseconds, kbit/s
 */

/** Tasks from this length on are long. */
const LONG_MS = 50;

/** Bytes a second. @param {number} kbits */
const bytesOf = (kbits) => (kbits * 1000) / 8;

/** Runs in the page. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;

/**
 * Opens an address as on a slow telephone, without a touch, until nothing more comes.
 * @param {import('@playwright/test').Page} page of a visitor who may have been on other pages
 * @param {string} url @param {Phone} phone
 * @returns {Promise<Paint>}
 */
export const paintOf = async (page, url, { rate, latency, down, up }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const way = { offline: false, latency, downloadThroughput: bytesOf(down), uploadThroughput: bytesOf(up) };
  await session.send('Network.emulateNetworkConditions', way);
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
  };
  const traffic = new Traffic(page);
  const before = await scriptTime();
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`);
  await traffic.quiet();
  const { lcp, cls, tasks } = await page.evaluate(noticed);
  const script = await scriptTime();
  const paint = {
    fcp: await page.evaluate(firstPaint),
    lcp,
    cls,
    blocking: tasks.reduce((all, task) => all + task - LONG_MS, 0),
    // A new process begins to count again.
    script: script >= before ? script - before : script,
  };
  await session.detach();
  return paint;
};
