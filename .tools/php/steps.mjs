import { mkdtempSync, readFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../test/command.mjs';
import { leftOut } from '../test/runner.mjs';
import { pluginCheck } from './plugin-check.mjs';
import { inShop } from './shop.mjs';
import { PHP, ROOT, TESTS, composerPackages, phpVersions, wasmNode, wasmProgram } from './tools.mjs';

/** @typedef {import('../test/runner.mjs').Result} Result */
/** @typedef {import('../test/command.mjs').Outcome} Outcome */

const PHPUNIT = ['vendor/phpunit/phpunit/phpunit', '-c', 'phpunit.xml'];

/** Reads a JUnit report: the first number of each kind is that of the whole run. @param {string} file @param {Outcome} outcome @returns {Result} */
export const junitResult = (file, { code, output }) => {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`).exec(report)?.[1] ?? 0);
  const [tests, skipped, bad] = [number('tests'), number('skipped'), number('failures') + number('errors')];
  const failed = code && !bad ? 1 : bad;
  return { passed: Math.max(0, tests - skipped - bad), failed, skipped, output };
};

/** Counts lines of the form "ok …" and "not ok …". @param {Outcome} outcome @returns {Result} */
export const linesResult = ({ code, output }) => {
  const count = (/** @type {RegExp} */ line) => output.match(line)?.length ?? 0;
  const failed = count(/^not ok /gm);
  return { passed: count(/^ok /gm), failed: code && !failed ? 1 : failed, skipped: 0, output };
};

/** @param {(report: string) => Promise<Outcome>} phpunit @returns {Promise<Result>} */
const withReport = async (phpunit) => {
  const folder = mkdtempSync(join(tmpdir(), 'islas-php-'));
  try {
    const report = join(folder, 'junit.xml');
    return junitResult(report, await phpunit(report));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Leaves the check out if Composer's packages cannot be installed. @param {() => Promise<Result>} check @returns {() => Promise<Result>} */
const withPackages = (check) => async () => {
  const { ready, why } = await composerPackages();
  return ready ? check() : leftOut(`Composer could not install the PHP tools beside tests/php: ${why}`);
};

const unit = withPackages(() => withReport((report) => run(PHP, [...PHPUNIT, '--log-junit', report], { cwd: TESTS })));

/** Tests of what PHP's versions do differently. PHPStan checks the syntax of all of them. */
const BY_VERSION = ['--group', 'php-version'];

/** @param {string} version @param {string[]} only arguments of PHPUnit @returns {() => Promise<Result>} */
const unitOn = (version, only) =>
  withPackages(async () => {
    const { ready, why } = await phpVersions();
    if (!ready) return leftOut(`PHP ${version} could not be installed into the cache: ${why}`);
    // PHP inside Node cannot start processes: tests in a separate process run on the machine's PHP.
    const args = [...PHPUNIT, ...only, '--exclude-group', 'process', '--log-junit'];
    const env = { PHP: version };
    return withReport((report) => run(wasmNode(), [wasmProgram(), ...args, report], { cwd: TESTS, env }));
  });

/**
 * Two checks: the analyser finds nothing in the plugin, and it finds the mistakes in a planted file, which proves that
 * it works.
 * @param {string} program @param {string[]} args @param {string} planted @param {RegExp[]} findings
 * @returns {Promise<Result>}
 */
const analyse = async (program, args, planted, findings) => {
  const ask = (/** @type {string[]} */ files) => run(PHP, [`vendor/bin/${program}`, ...args, ...files], { cwd: TESTS });
  const plugin = await ask([]);
  const mistakes = await ask([planted]);
  const missed = findings.filter((finding) => mistakes.code === 0 || !finding.test(mistakes.output));
  const failed = Number(plugin.code !== 0) + Number(missed.length > 0);
  const output = `${plugin.code ? plugin.output : ''}${missed.length ? `Not found in ${planted}: ${missed.join(', ')}\n${mistakes.output}` : ''}`;
  return { passed: 2 - failed, failed, skipped: 0, output };
};

const PHPSTAN = [
  'analyse',
  '-c',
  'phpstan.neon',
  '--no-progress',
  '--no-ansi',
  '--error-format=raw',
  '--memory-limit=1G',
];
const types = withPackages(() =>
  analyse('phpstan', PHPSTAN, 'planted/types.php', [/Promoted properties/, /get_name\(\)/]),
);

const PHPCS = ['--standard=phpcs.xml', '-s', '--runtime-set', 'installed_paths', 'vendor/wp-coding-standards/wpcs'];
const SNIFFS = [
  /EscapeOutput/,
  /NonceVerification/,
  /ValidatedSanitizedInput/,
  /PreparedSQL/,
  /WP\.I18n/,
  /ControlSignature/,
];
const style = withPackages(() => analyse('phpcs', PHPCS, 'planted/style.php', SNIFFS));

/** @returns {Promise<Result>} */
const markup = async () => linesResult(await run(PHP, ['tests/contract/markup.php'], { cwd: ROOT }));

const OTHER_VERSIONS = ['7.4', '8.4', '8.5'].map((version) => ({
  name: `Plugin: unit tests on PHP ${version}`,
  adds: 'the other versions of PHP',
  run: unitOn(version, BY_VERSION),
  runNightly: unitOn(version, []),
}));
const REAL_SHOP = 'the plugin inside a real shop';

/**
 * The PHP steps in order. Steps with `adds` run only in `npm test -- all`: they download other versions of PHP, or
 * install a shop.
 * @type {{ name: string, adds?: string, run: () => Promise<Result>, runNightly?: () => Promise<Result> }[]}
 */
export const steps = [
  // The longest of them, so it starts first.
  { name: 'The plugin inside a real shop', adds: REAL_SHOP, run: withPackages(() => inShop(junitResult)) },
  { name: 'Plugin: unit tests', run: unit },
  ...OTHER_VERSIONS,
  { name: 'Plugin: types (PHPStan, PHP 7.4 to 8.5)', run: types },
  { name: 'Plugin: layout, security and translation sniffs', run: style },
  { name: 'Plugin: markup agrees with the golden files', run: markup },
  { name: 'Plugin Check inside a real shop', adds: 'Plugin Check', run: pluginCheck },
];
