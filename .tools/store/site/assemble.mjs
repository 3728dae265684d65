import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layTree } from '../files/tree.mjs';
import { PHP_FOLDER } from './site.mjs';

/**
 * Assembles the document root of a site from the sources in the cache. `@wordpress/env` would need Docker, which is not
 * available on every machine or in CI.
 *
 * @param {string} folder of the site; its `www` is created again
 * @param {import('../sources/choose.mjs').Sources} sources
 */
export function assemble(folder, { wordpress, woocommerce, theme, languages, sqlite, plugins }) {
  const www = join(folder, 'www');
  const content = join(www, 'wp-content');
  rmSync(folder, { recursive: true, force: true });
  layTree(wordpress.path, www);
  layTree(woocommerce.path, join(content, 'plugins', 'woocommerce'));
  for (const plugin of plugins) layTree(plugin.path, join(content, 'plugins', plugin.slug));
  if (theme.path !== null) {
    const place = join(content, 'themes', theme.slug);
    rmSync(place, { recursive: true, force: true });
    layTree(theme.path, place);
  }
  layTree(languages.path, join(content, 'languages'));

  // A source may be a configured installation: its configuration is left out.
  for (const own of ['wp-config.php', 'wp-content/db.php', 'wp-content/database']) {
    rmSync(join(www, own), { recursive: true, force: true });
  }
  configure(folder);
  if (sqlite) {
    const dropIn = readFileSync(join(sqlite.path, 'db.copy'), 'utf8')
      .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', sqlite.path)
      .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
    writeFileSync(join(content, 'db.php'), dropIn);
  }
}

/**
 * Puts this checkout's configuration, must-use plugins and bare theme into a site; done at every start, so that a change of these
 * needs no new installation.
 *
 * @param {string} folder of the site
 */
export function configure(folder) {
  const own = join(folder, 'www', 'wp-content', 'mu-plugins');
  mkdirSync(own, { recursive: true });
  copyFileSync(join(PHP_FOLDER, 'wp-config.php'), join(folder, 'www', 'wp-config.php'));
  copyFileSync(join(PHP_FOLDER, 'mu-plugin.php'), join(own, 'islas-store.php'));
  copyFileSync(join(PHP_FOLDER, 'jquery.php'), join(own, 'islas-store-jquery.php'));
  copyFileSync(join(PHP_FOLDER, 'gallery.php'), join(own, 'islas-store-gallery.php'));
  copyFileSync(join(PHP_FOLDER, 'tags.php'), join(own, 'islas-store-tags.php'));
  copyFileSync(join(PHP_FOLDER, 'optimisers.php'), join(own, 'islas-store-optimisers.php'));
  copyFileSync(join(PHP_FOLDER, 'adds.php'), join(own, 'islas-store-adds.php'));
  cpSync(join(PHP_FOLDER, 'theme'), join(folder, 'www', 'wp-content', 'themes', 'islas-bare'), { recursive: true });
}
