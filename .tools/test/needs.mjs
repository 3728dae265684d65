import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, runNode } from './command.mjs';

/** @typedef {'chromium' | 'wholeChromium' | 'firefox' | 'webkit' | 'php' | 'composer'} Need */
/**
 * @typedef {object} Tool `find` and `findOther` return a path, or ''
 * @property {string} names
 * @property {string[]} packages of Debian
 * @property {() => Promise<string>} find
 * @property {() => Promise<string>} [findOther] a program that also does, if `find` finds none and none could be installed
 */

const require = createRequire(import.meta.url);

/** @param {string[]} names @returns {Promise<string>} path of the first of these programs on this machine, or '' */
const onPath = async (names) => {
  for (const name of names) {
    if (!name) continue;
    const { code, output } = await run('sh', ['-c', 'command -v -- "$1"', 'sh', name]);
    if (code === 0) return output.trim();
  }
  return '';
};

const SHELL = 'chromium-headless-shell';
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The same engine as the whole browser; journeys take a quarter less time. */
const findHeadlessShell = () => onPath([process.env['CHROMIUM_PATH'] ?? '', SHELL]);

const findSystemChromium = () => onPath([process.env['WHOLE_CHROMIUM_PATH'] ?? '', ...CHROMIUMS]);

/** Both are in Playwright's own: this is the whole browser. @returns {Promise<string>} */
const findChromium = async () => {
  const system = await findSystemChromium();
  if (system) return system;
  const own = /** @type {typeof import('@playwright/test')} */ (require('@playwright/test')).chromium.executablePath();
  return existsSync(own) ? own : '';
};

/** The driver of WebKitGTK, which needs a virtual screen (Xvfb). @returns {Promise<string>} */
const findWebKit = async () =>
  (await onPath(['Xvfb'])) && onPath([process.env['WEBKIT_DRIVER_PATH'] ?? '', 'WebKitWebDriver']);

/** PHP 7.4 or newer with the extensions that WordPress and its SQLite database need. @returns {Promise<string>} */
const findPhp = async () => {
  const php = await onPath([process.env['PHP_PATH'] ?? '', 'php']);
  const asks = ['pdo_sqlite', 'dom', 'mbstring', 'tokenizer', 'xmlwriter'].map((name) => `extension_loaded("${name}")`);
  const { code } = await run(php || 'false', ['-r', `exit(PHP_VERSION_ID >= 70400 && ${asks.join(' && ')} ? 0 : 1);`]);
  return code === 0 ? php : '';
};

/** @type {Record<Need, Tool>} */
const TOOLS = {
  chromium: { names: 'Chromium', packages: [SHELL], find: findHeadlessShell, findOther: findChromium },
  wholeChromium: {
    names: 'whole Chromium, which renders pages ahead and keeps them for the way back',
    packages: ['chromium'],
    find: findSystemChromium,
    findOther: findChromium,
  },
  firefox: {
    names: 'Firefox',
    packages: ['firefox-esr'],
    find: () => onPath([process.env['FIREFOX_PATH'] ?? '', 'firefox-esr', 'firefox']),
  },
  webkit: { names: 'WebKitGTK with its driver', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
  php: {
    names: 'PHP 7.4 or newer with SQLite, XML and mbstring',
    packages: ['php-cli', 'php-sqlite3', 'php-xml', 'php-mbstring', 'php-curl', 'php-gd', 'php-zip'],
    find: findPhp,
  },
  composer: { names: 'Composer', packages: ['composer'], find: () => onPath(['composer']) },
};

/** Installs all at once; if that fails, one by one. @param {Tool[]} tools @param {(words: string) => void} log */
const installByApt = async (tools, log) => {
  if (process.getuid?.() !== 0 || !(await onPath(['apt-get']))) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} packages */
  const install = async (packages) => {
    log(`Installing ${packages.join(' ')} with apt ...`);
    const { code, output } = await run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], { env });
    if (code) log(`apt-get install: ${output.trim().split('\n').at(-1)}`);
    return code === 0;
  };
  const list = await run('apt-get', ['update', '-q'], { env });
  if (list.code) log(`apt-get update: ${list.output.trim().split('\n').at(-1)}`);
  if (await install(tools.flatMap(({ packages }) => packages))) return;
  if (tools.length > 1) for (const { packages } of tools) await install(packages);
};

/** @param {(words: string) => void} log */
const installPlaywrightBrowser = async (log) => {
  log("Installing Playwright's own Chromium ...");
  const { code, output } = await runNode(require.resolve('@playwright/test/cli'), ['install', 'chromium']);
  if (code) log(`playwright install: ${output.trim().split('\n').at(-1)}`);
};

/** @param {readonly Need[]} wanted @param {'find' | 'findOther'} way @param {Record<Need, string>} found is completed */
const look = async (wanted, way, found) => {
  for (const need of wanted) found[need] ||= (await TOOLS[need][way]?.()) ?? '';
  return wanted.filter((need) => !found[need]);
};

const nothing = () => ({ chromium: '', wholeChromium: '', firefox: '', webkit: '', php: '', composer: '' });

/**
 * Finds tools on this machine.
 * @param {readonly Need[]} needs
 * @returns {Promise<Record<Need, string>>} their paths; '' for a tool that is not available
 */
export const locate = async (needs) => {
  const found = nothing();
  await look(needs, 'find', found);
  await look(needs, 'findOther', found);
  return found;
};

/**
 * Finds tools on this machine, and installs missing ones if it has the rights.
 * @param {Iterable<Need>} needs @param {(words: string) => void} log
 * @returns {Promise<Record<Need, string>>} their paths; '' for a tool that is not available
 */
export const provide = async (needs, log) => {
  const wanted = [...new Set(needs)];
  const found = nothing();
  let missing = await look(wanted, 'find', found);
  if (missing.length) {
    await installByApt(
      missing.map((need) => TOOLS[need]),
      log,
    );
    await look(wanted, 'find', found);
    missing = await look(wanted, 'findOther', found);
  }
  if (missing.includes('chromium')) {
    await installPlaywrightBrowser(log);
    missing = await look(wanted, 'findOther', found);
  }
  for (const need of missing) log(`${TOOLS[need].names} could not be found or installed.`);
  return found;
};

/** @param {Need} need @returns {string} reason why a test without it is left out */
export const withoutTool = (need) => `Left out: this machine has no ${TOOLS[need].names}.`;
