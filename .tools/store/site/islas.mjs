import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pluginFiles } from '../../build/plugin-files.mjs';
import { failure } from '../errors.mjs';

export const CHECKOUT = join(import.meta.dirname, '..', '..', '..');

/** Sources of the browser build. */
const BUILT_FROM = ['src', 'widgets', 'languages', 'vite.config.ts', 'package.json'];

/**
 * Whether the checkout has a plugin to activate.
 * @param {string} checkout
 */
export const hasPlugin = (checkout = CHECKOUT) => existsSync(join(checkout, 'php-plugin', 'islas.php'));

/**
 * Whether any source is newer than the build, or there is none.
 * @param {string} checkout
 */
export function buildIsStale(checkout = CHECKOUT) {
  const built = newest(join(checkout, 'php-plugin', 'build'));
  return built === 0 || BUILT_FROM.some((name) => newest(join(checkout, name)) > built);
}

/** Time (ms) of the newest file at or below a path; 0 if there is none. @param {string} path @returns {number} */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/**
 * @param {(words: string) => void} log
 * @throws {import('../errors.mjs').StoreError} with the output of the build
 */
export async function buildIfStale(log) {
  if (!buildIsStale()) return;
  log('Building Islas (the build is older than its sources)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  try {
    await promisify(execFile)(npm, ['run', 'build', '--silent'], { cwd: CHECKOUT, maxBuffer: 16 * 2 ** 20 });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw failure.step(
      'Building Islas (npm run build; --no-build starts without it)',
      `${stdout}\n${stderr}`.slice(-3000),
    );
  }
}

/**
 * Links the checkout's plugin folder into a site, so that edits take effect at once; or puts exactly the files of the zip
 * there.
 * @param {string} www
 * @param {{ packed: boolean }} options
 */
export function linkPlugin(www, { packed }) {
  const plugins = join(www, 'wp-content', 'plugins');
  const link = join(plugins, 'islas');
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link, { recursive: true, force: true });
  if (hasPlugin() && !packed) symlinkSync(join(CHECKOUT, 'php-plugin'), link, 'dir');
  if (!hasPlugin() || !packed) return;
  for (const { name, content } of pluginFiles(CHECKOUT)) {
    mkdirSync(dirname(join(plugins, name)), { recursive: true });
    writeFileSync(join(plugins, name), content);
  }
}
