import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../sources/identify.mjs';

export const PHP_FOLDER = join(import.meta.dirname, '..', 'php');

/** @typedef {import('../sources/choose.mjs').Sources} Sources */

/**
 * Record of an installed site, stored in it as `site.json`.
 * @typedef {object} Installed
 * @property {string} stamp id of this installation; a copy with another id is stale
 * @property {Record<string, string>} made versions of its sources and of its seed
 * @property {string} salt for cookies and nonces
 * @property {Facts} facts
 */

/** Ids of seeded products, pages and categories, by slug. @typedef {{ products: Record<string, number>, pages: Record<string, number>, categories: Record<string, number> }} Facts */

/**
 * The folder of a site, with a readable name and a short hash of its sources: a running shop keeps its installation
 * while a changed one is installed beside it.
 *
 * @param {string} folder of the cache
 * @param {Sources} sources
 * @param {{ db: string, variations: number }} options
 */
export function siteFolder(folder, sources, { db, variations }) {
  const { wordpress, woocommerce, theme, plugins } = sources;
  const parts = [`wp${wordpress.version}`, `wc${woocommerce.version}`, theme.slug];
  if (db !== 'sqlite') parts.push(db);
  if (variations > 0) parts.push(`v${variations}`);
  if (plugins.length) parts.push('with', ...plugins.map(({ slug }) => slug));
  const made = createHash('sha256')
    .update(JSON.stringify(recipe(sources)))
    .digest('hex')
    .slice(0, 6);
  return join(folder, 'sites', [...parts, made].join('-'));
}

/** Whether another folder holds the same shop from other sources. @param {string} other @param {string} folder */
export const isEarlier = (other, folder) => {
  const name = (/** @type {string} */ path) => basename(path).replace(/-[0-9a-f]{6}$/, '');
  return basename(other) !== basename(folder) && name(other) === name(folder);
};

/** Hash of all files that determine the content of a seed. */
function seedFingerprint() {
  const hash = createHash('sha256').update(fingerprint(join(PHP_FOLDER, 'seed')));
  for (const script of ['install.php', 'seed.php', 'finish.php']) hash.update(readFileSync(join(PHP_FOLDER, script)));
  return hash.digest('hex').slice(0, 12);
}

/** Versions of a site's sources; other ones than in `site.json` mean a new installation. @param {Sources} sources */
export const recipe = ({ wordpress, woocommerce, theme, languages, sqlite, plugins }) => ({
  wordpress: wordpress.version,
  woocommerce: woocommerce.version,
  theme: `${theme.slug}@${theme.version}`,
  languages: languages.version,
  sqlite: sqlite?.version ?? '',
  seed: seedFingerprint(),
  // Absent without plugins, so that shops installed before this option stay current.
  ...(plugins.length ? { plugins: plugins.map(({ slug, version }) => `${slug}@${version}`).join() } : {}),
});

/** @param {string} folder @returns {Installed | null} */
export function readInstalled(folder) {
  const file = join(folder, 'site.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {string} folder @param {Installed} installed */
export const writeInstalled = (folder, installed) =>
  writeFileSync(join(folder, 'site.json'), `${JSON.stringify(installed, null, 2)}\n`);

/** @param {Installed | null} installed @param {Record<string, string>} wanted */
export const isCurrent = (installed, wanted) =>
  installed !== null && Object.entries(wanted).every(([name, value]) => installed.made[name] === value);
