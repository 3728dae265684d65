/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ first: number, change: number, changeMax: number, reset: number }} Figures in milliseconds
 */

/** The median of a list. @param {number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;

/**
 * Runs in the page: measures changes with every select chosen, and resets. Only the synchronous work of the handlers
 * counts, which blocks the page.
 * @param {{ rounds: number }} options
 */
const inPage = async ({ rounds }) => {
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form.variations_form'));
  const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const selects = () => [...form.querySelectorAll('select')];
  /** @param {HTMLSelectElement} select @param {number} place */
  const pick = (select, place) => {
    const options = [...select.options].filter(({ value, disabled }) => value && !disabled);
    select.value = options[place % options.length]?.value ?? '';
    const start = performance.now();
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return performance.now() - start;
  };
  form.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await pause(300);
  const changes = [];
  const resets = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const select of selects()) changes.push(pick(select, round));
    await pause(350);
    const last = selects().at(-1);
    if (last) changes.push(pick(last, round + 1));
    await pause(350);
    const link = /** @type {HTMLElement} */ (form.querySelector('.reset_variations'));
    const start = performance.now();
    link.click();
    resets.push(performance.now() - start);
    await pause(50);
  }
  return { changes, resets };
};

/**
 * @param {Page} page @param {string} url
 * @param {{ slowdown: number, rounds: number, limit: number }} options `limit` in seconds
 * @returns {Promise<Figures | null>} `null` when the page did not answer within the limit
 */
export const measure = async (page, url, { slowdown, rounds, limit }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  const scripts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
  };
  const isLoaded = await page.goto(url, { waitUntil: 'load', timeout: limit * 1000 }).catch(() => null);
  if (!isLoaded) return null;
  await page.waitForTimeout(1500);
  const first = await scripts();
  const patience = new Promise((resolve) => setTimeout(resolve, limit * 1000, null));
  const result = await Promise.race([page.evaluate(inPage, { rounds }).catch(() => null), patience]);
  if (!result) return null;
  const { changes, resets } = /** @type {Awaited<ReturnType<typeof inPage>>} */ (result);
  return { first, change: median(changes), changeMax: Math.max(...changes), reset: median(resets) };
};
