import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzip } from '../../store/files/archive.mjs';
import { SIDE_CART } from './drawers.mjs';

const SLUG = 'side-cart-woocommerce';
const MAIN = 'xoo-wsc-main.php';

/** What the plugin's head says. @param {string} text of its main file */
export const versionOf = (text) => /^[\s*#]*Version:\s*([\w.-]+)/m.exec(text)?.[1] ?? '';

/**
 * The plugin's folder, in a folder or zip as it is released, or the folder itself.
 * @param {string} given @param {string} temporary where a zip is unpacked
 * @throws {Error} in words, where it is neither
 */
export const folderOf = (given, temporary) => {
  if (!existsSync(given)) throw new Error(`--side-cart: there is no ${given}.`);
  if (!statSync(given).isDirectory()) unzip(given, temporary);
  const place = statSync(given).isDirectory() ? resolve(given) : temporary;
  const found = [place, join(place, SLUG)].find((folder) => existsSync(join(folder, MAIN)));
  if (!found) throw new Error(`--side-cart: ${given} is not the plugin ${SLUG}: it has no ${MAIN}.`);
  return found;
};

/**
 * The plugin writes its settings when the owner comes by, and without them no page of the shop can be printed.
 * @param {import('@playwright/test').Browser} browser @param {import('../shops.mjs').Shop} shop
 */
const comeAsOwner = async (browser, { url, admin }) => {
  const context = await browser.newContext();
  await context.addCookies([{ ...SIDE_CART, url }]);
  const form = { log: admin?.user ?? '', pwd: admin?.password ?? '' };
  await context.request.post(`${url}/wp-login.php`, { form });
  await context.close();
};

/**
 * Puts the plugin into a real shop, where only visitors with its cookie meet it.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../shops.mjs').Shop} shop
 * @param {string} given folder or zip of the plugin
 * @returns {Promise<{ version: string, remove: () => void }>}
 */
export const putSideCart = async (browser, shop, given) => {
  const temporary = mkdtempSync(join(tmpdir(), 'islas-side-cart-'));
  const place = join(shop.root ?? '', 'wp-content/plugins', SLUG);
  const remove = () => {
    // A link is taken away, never what it leads to.
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(place);
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    remove();
    const folder = folderOf(given, temporary);
    symlinkSync(folder, place, 'dir');
    await comeAsOwner(browser, shop);
    return { version: versionOf(readFileSync(join(folder, MAIN), 'utf8')), remove };
  } catch (error) {
    remove();
    throw error;
  }
};
