import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './command.mjs';
import { openPretendShop } from './journeys.mjs';
import { locate } from './needs.mjs';
import { vitestResult } from './reports.mjs';

/** @typedef {import('./runner.mjs').Result} Result */
/** @typedef {import('./needs.mjs').Need} Need */
/** @typedef {import('./steps.mjs').NeedyStep} NeedyStep */

/** Browsers of distributions, which Playwright cannot drive, with the variable that gives journeys their path. */
const BROWSERS = /** @type {const} */ ([
  { name: 'Firefox', need: 'firefox', path: 'FIREFOX_PATH' },
  { name: 'WebKit', need: 'webkit', path: 'WEBKIT_DRIVER_PATH' },
]);

/** @param {string} root @param {typeof BROWSERS[number]} browser @returns {Promise<Result>} */
const visit = async (root, { need, path }) => {
  const { ISLAS_URL: given } = process.env;
  const shop = given ? { url: given, close: () => {} } : await openPretendShop(root);
  const folder = mkdtempSync(join(tmpdir(), 'islas-browsers-'));
  const report = join(folder, 'vitest.json');
  try {
    const found = await locate([need]);
    const config = ['-c', 'tests/browsers/vitest.config.ts'];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const outcome = await runNode(join(root, 'node_modules/vitest/vitest.mjs'), ['run', ...config, ...reporters], {
      cwd: root,
      env: { ISLAS_URL: shop.url, FIREFOX_PATH: '', WEBKIT_DRIVER_PATH: '', [path]: found[need] },
    });
    return vitestResult(report, outcome);
  } finally {
    rmSync(folder, { recursive: true });
    await shop.close();
  }
};

/** The core journeys on the pretend shop, or on the shop that ISLAS_URL and ISLAS_SHOP name. @param {string} root @returns {NeedyStep[]} */
export const browserSteps = (root) =>
  BROWSERS.map((browser) => ({
    name: `Core journeys in ${browser.name}`,
    group: 'browsers',
    adds: 'Firefox and WebKit',
    after: ['types', 'lint', 'languages', 'unit', 'php', 'core', 'e2e'],
    requires: ['build'],
    weight: 2,
    needs: [browser.need],
    run: () => visit(root, browser),
  }));
