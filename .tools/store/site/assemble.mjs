import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layTree } from '../files/tree.mjs';
import { PHP_FOLDER } from './site.mjs';

/**
 * Lays out the document root of a site from the sources in the cache.
 *
 * @param {string} folder of the site; its `www` is made anew
 * @param {import('../sources/choose.mjs').Sources} sources
 */
export function assemble(folder, { wordpress, woocommerce, theme, languages, sqlite }) {
  const www = join(folder, 'www');
  const content = join(www, 'wp-content');
  rmSync(folder, { recursive: true, force: true });
  layTree(wordpress.path, www);
  layTree(woocommerce.path, join(content, 'plugins', 'woocommerce'));
  if (theme.path !== null) {
    const place = join(content, 'themes', theme.slug);
    rmSync(place, { recursive: true, force: true });
    layTree(theme.path, place);
  }
  layTree(languages.path, join(content, 'languages'));

  // A source may be somebody's own installation: what it was configured with stays out.
  for (const own of ['wp-config.php', 'wp-content/db.php', 'wp-content/database']) {
    rmSync(join(www, own), { recursive: true, force: true });
  }
  copyFileSync(join(PHP_FOLDER, 'wp-config.php'), join(www, 'wp-config.php'));
  mkdirSync(join(content, 'mu-plugins'), { recursive: true });
  copyFileSync(join(PHP_FOLDER, 'mu-plugin.php'), join(content, 'mu-plugins', 'islas-store.php'));
  if (sqlite) {
    const dropIn = readFileSync(join(sqlite.path, 'db.copy'), 'utf8')
      .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', sqlite.path)
      .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
    writeFileSync(join(content, 'db.php'), dropIn);
  }
}
