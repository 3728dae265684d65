import { execFile, execFileSync } from 'node:child_process';
import { failure } from '../errors.mjs';
import { byVersion } from '../sources/versions.mjs';

/** @typedef {{ command: string, version: string, extensions: string[] }} Php */
/** @typedef {(words: string) => void} Log */

const LEAST = '7.4';

/** Debian's package for each extension a shop needs; SQLite and MariaDB by choice. */
const PACKAGES = {
  gd: 'php-gd',
  mbstring: 'php-mbstring',
  dom: 'php-xml',
  curl: 'php-curl',
  zip: 'php-zip',
  intl: 'php-intl',
};
const DATABASE = { sqlite: ['pdo_sqlite', 'php-sqlite3'], mariadb: ['mysqli', 'php-mysql'] };
/** Optional extensions; a shop starts without them. */
const OPTIONAL = ['curl', 'zip', 'intl'];

/**
 * Extensions that are missing for a shop.
 *
 * @param {Php | null} php
 * @param {'sqlite' | 'mariadb'} db
 * @returns {{ extension: string, package: string, optional: boolean }[]}
 */
export function missing(php, db) {
  const wanted = [...Object.entries(PACKAGES), DATABASE[db]].map(([extension = '', name = '']) => ({
    extension,
    package: name,
    optional: OPTIONAL.includes(extension),
  }));
  const have = php?.extensions ?? [];
  return [...(php ? [] : [{ extension: 'php', package: 'php-cli', optional: false }]), ...wanted].filter(
    ({ extension }) => !have.includes(extension),
  );
}

/**
 * Finds PHP with the extensions a shop needs, and as root on Debian installs what is missing.
 *
 * @param {'sqlite' | 'mariadb'} db
 * @param {Log} log
 * @returns {Promise<Php>}
 * @throws {import('../errors.mjs').StoreError} with the command that installs what is missing
 */
export async function requirePhp(db, log) {
  let php = inspect();
  const required = () => missing(php, db).filter(({ optional }) => !optional);
  if (required().length > 0 && canInstall()) {
    install(
      missing(php, db).map((one) => one.package),
      log,
    );
    php = inspect();
  }
  const lacking = required().map(({ extension }) => extension);
  if (!php || lacking.length > 0) {
    const what = php ? `PHP ${php.version} has no ${lacking.join(', ')}.` : notFound();
    throw failure.php(what, advice(missing(php, db).map((one) => one.package)));
  }
  if (byVersion(php.version, LEAST) < 0)
    throw failure.php(`PHP ${php.version} is older than ${LEAST}.`, advice(['php-cli']));
  return php;
}

const notFound = () =>
  process.env['PHP']
    ? `No PHP runs as ${process.env['PHP']} (the variable PHP says so).`
    : 'PHP is not on this machine.';

/** @param {string} command @returns {Php | null} `null` if it cannot run */
export function inspect(command = process.env['PHP'] || 'php') {
  try {
    const script = 'echo json_encode([PHP_VERSION, array_map("strtolower", get_loaded_extensions())]);';
    const [version, extensions] = JSON.parse(
      execFileSync(command, ['-r', script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    return { command, version, extensions };
  } catch {
    return null;
  }
}

/** A PHP given by option or environment is not changed. */
const canInstall = () => !process.env['PHP'] && process.platform === 'linux' && process.getuid?.() === 0;

/** @param {string[]} packages */
const advice = (packages) =>
  process.platform === 'darwin' ? 'brew install php' : `sudo apt-get install ${packages.join(' ')}`;

/** @param {string[]} packages @param {Log} log */
function install(packages, log) {
  log(`Installing ${packages.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...words) =>
    execFileSync('apt-get', words, { env, stdio: 'ignore', timeout: 300_000 });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch {
    log('apt-get could not install them');
  }
}

/**
 * Runs a script of `.tools/store/php/` and waits for its end.
 *
 * @param {Php} php
 * @param {string[]} words script and arguments
 * @param {Record<string, string>} env
 * @param {{ input?: string, step?: string, long?: boolean }} [options] `long`: runs long enough to enable OPcache
 * @returns {Promise<string>} its output
 * @throws {import('../errors.mjs').StoreError} that names the step, with PHP's message
 */
export function runPhp(php, words, env, { input = '', step = 'PHP', long = false } = {}) {
  const flags = [
    'memory_limit=1G',
    'display_errors=stderr',
    'html_errors=0',
    `opcache.enable_cli=${long ? 1 : 0}`,
  ].flatMap((one) => ['-d', one]);
  return new Promise((resolve, reject) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 2 ** 20, timeout: 600_000 };
    const child = execFile(php.command, [...flags, ...words], options, (error, stdout, stderr) =>
      error ? reject(failure.step(step, `${stderr || stdout || error.message}`.slice(-4000))) : resolve(stdout),
    );
    child.stdin?.on('error', () => {}).end(input);
  });
}
