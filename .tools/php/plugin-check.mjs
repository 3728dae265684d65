import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pluginFiles } from '../build/plugin-files.mjs';
import { startStore, storeAvailable } from '../store/api.mjs';
import { run } from '../test/command.mjs';
import { leftOut } from '../test/runner.mjs';
import { PHP, ROOT, TESTS } from './tools.mjs';

/** @typedef {import('../test/runner.mjs').Result} Result */
/** @typedef {{ type: string, code: string, file: string, line: number, message: string }} Finding */
/** Accepted warnings with one code in these files; a `*` at the end matches any ending. @typedef {{ code: string, files: string[], because: string }} Argument */

const PORT = 5305;
const FOLDER = join(TESTS, 'plugin-check');
/** With fewer checks something is wrong: Plugin Check 1.8 has 29. */
const LEAST_CHECKS = 25;

/** @param {string} pattern @param {string} file */
const matches = (pattern, file) => (pattern.endsWith('*') ? file.startsWith(pattern.slice(0, -1)) : file === pattern);

/**
 * Messages about warnings that no argument accepts, errors (which the plugin directory rejects even with an argument),
 * and arguments without a finding.
 *
 * @param {Finding[]} found @param {Argument[]} argued @returns {string[]}
 */
export const pluginCheckProblems = (found, argued) => {
  const isArgued = (/** @type {Finding} */ { code, file }) =>
    argued.some((one) => one.code === code && one.files.some((pattern) => matches(pattern, file)));
  const stale = argued.flatMap(({ code, files }) =>
    files
      .filter((pattern) => !found.some((one) => one.code === code && matches(pattern, one.file)))
      .map((file) => `${file}: ${code} is accepted but was not found`),
  );
  return [
    ...found
      .filter((one) => one.type === 'error' || !isArgued(one))
      .map(({ type, code, file, line, message }) => `${file}:${line} ${type} ${code}: ${message}`),
    ...stale,
  ];
};

/** Replaces the link to the checkout by the files of the zip. @param {string} root of the shop */
const installZipFiles = (root) => {
  const plugins = join(root, 'wp-content/plugins');
  rmSync(join(plugins, 'islas'), { recursive: true, force: true });
  for (const { name, content } of pluginFiles(ROOT)) {
    mkdirSync(dirname(join(plugins, name)), { recursive: true });
    writeFileSync(join(plugins, name), content);
  }
};

/** Runs Plugin Check on the released files, in a real shop with WooCommerce. @returns {Promise<Result>} */
export const pluginCheck = async () => {
  const { available, plugins, reason } = storeAvailable();
  if (!available) return leftOut(`Left out: ${reason} (see "npm run store").`);
  if (!plugins.some((name) => name.startsWith('plugin-check@'))) {
    return leftOut('Left out: Plugin Check is not in the cache (npm run store -- --plugin plugin-check).');
  }
  const store = await startStore({ plugins: ['plugin-check'], build: false, reset: true, port: PORT });
  try {
    installZipFiles(store.root);
    const flags = ['memory_limit=1G', 'display_errors=stderr'].flatMap((flag) => ['-d', flag]);
    const { output } = await run(PHP, [...flags, join(FOLDER, 'run.php'), store.root], { env: store.env });
    const line = /^CHECKED (.*)$/m.exec(output)?.[1];
    if (line === undefined) throw new Error(`Plugin Check did not finish:\n${output}`);
    /** @type {{ checks: string[], found: Finding[] }} */
    const { checks, found } = JSON.parse(line);
    const problems = pluginCheckProblems(found, JSON.parse(readFileSync(join(FOLDER, 'argued.json'), 'utf8')));
    if (checks.length < LEAST_CHECKS) problems.push(`Only ${checks.length} checks ran: ${checks.join(', ')}`);
    return {
      passed: problems.length ? 0 : checks.length,
      failed: problems.length,
      skipped: 0,
      output: problems.join('\n'),
      notes: [`${store.plugins.join()}, WordPress ${store.wordpress}: ${found.length} accepted warnings`],
    };
  } finally {
    await store.stop();
  }
};
