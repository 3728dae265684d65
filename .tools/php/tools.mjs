import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../store/cache.mjs';
import { run } from '../test/command.mjs';

export const ROOT = join(import.meta.dirname, '../..');
export const TESTS = join(ROOT, 'tests/php');
export const PHP = process.env['PHP_PATH'] ?? 'php';

/** Other PHP versions that run in Node; about 470 MB, so they are installed into the cache on demand. */
const WASM = '@php-wasm/cli@3.1.54';
/** The newest Node that its native module supports. For a newer one, an older Node is installed beside it. */
const NEWEST_NODE = 25;
const isNodeTooNew = Number(process.versions.node.split('.')[0]) > NEWEST_NODE;
const isWindows = process.platform === 'win32';
const OLDER_NODE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** @typedef {{ ready: boolean, why: string }} Provided */

/**
 * Tries an installation twice, because a registry may fail temporarily. `why` is the last line of output.
 * @param {() => boolean} isThere @param {string} command @param {string[]} args @param {string} cwd
 * @returns {Promise<Provided>}
 */
const provide = async (isThere, command, args, cwd) => {
  let words = '';
  for (let attempt = 0; attempt < 2 && !isThere(); attempt++) {
    const env = { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_INTERACTION: '1' };
    words = (await run(command, args, { cwd, env })).output.trim();
  }
  return { ready: isThere(), why: words.split('\n').at(-1) ?? '' };
};

/** @type {Promise<Provided> | undefined} */
let packages;

/** Installs PHPUnit, PHPStan and PHP_CodeSniffer beside the PHP tests, once, if they are missing. */
export const composerPackages = () => {
  const program = (/** @type {string} */ name) => join(TESTS, 'vendor/bin', name);
  const isThere = () =>
    existsSync(join(TESTS, 'vendor/autoload.php')) &&
    ['phpunit', 'phpstan', 'phpcs'].every((name) => existsSync(program(name)));
  packages ??= provide(isThere, 'composer', ['install', '--no-progress', '--quiet'], TESTS);
  return packages;
};

/** @type {Promise<Provided> | undefined} */
let versions;

const wasmFolder = () => join(cacheFolder(), 'php-wasm-3.1.54');
export const wasmProgram = () => join(wasmFolder(), 'node_modules/@php-wasm/cli/main.js');
/** Path of the Node that runs the other PHP versions. */
export const wasmNode = () =>
  isNodeTooNew
    ? join(wasmFolder(), 'node_modules', OLDER_NODE, isWindows ? 'bin/node.exe' : 'bin/node')
    : process.execPath;

/** Installs PHP 7.4 to 8.5 for Node into the cache. */
export const phpVersions = () => {
  const folder = wasmFolder();
  mkdirSync(folder, { recursive: true });
  const wanted = isNodeTooNew ? [WASM, `${OLDER_NODE}@24`] : [WASM];
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted];
  versions ??= provide(() => existsSync(wasmProgram()) && existsSync(wasmNode()), 'npm', args, folder);
  return versions;
};
