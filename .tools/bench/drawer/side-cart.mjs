import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzip } from '../../store/files/archive.mjs';
import { SIDE_CART } from './drawers.mjs';

const SLUG = 'side-cart-woocommerce';
const MAIN = 'xoo-wsc-main.php';

/** Version in the plugin's header. @param {string} text of its main file */
export const versionOf = (text) => /^[\s*#]*Version:\s*([\w.-]+)/m.exec(text)?.[1] ?? '';

/**
 * Finds the plugin's folder: the given folder, a folder inside it, or one in a release zip.
 * @param {string} given @param {string} temporary where a zip is unpacked
 * @throws {Error} with a message for the user, if it is none of these
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
 * Logs in as the owner: the plugin writes its settings then, and without them every page of the shop fails.
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
 * Links the plugin into a real shop, where it is active only for visitors with its cookie.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../shops.mjs').Shop} shop
 * @param {string} given folder or zip of the plugin
 * @returns {Promise<{ version: string, remove: () => void }>}
 */
export const putSideCart = async (browser, shop, given) => {
  const temporary = mkdtempSync(join(tmpdir(), 'islas-side-cart-'));
  const place = join(shop.root ?? '', 'wp-content/plugins', SLUG);
  const remove = () => {
    // Removes only a link, never the folder that it points to.
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
