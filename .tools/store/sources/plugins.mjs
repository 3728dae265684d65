import { address } from './addresses.mjs';
import { classify } from './classify.mjs';
import { mainFile } from './identify.mjs';
import { importZip } from './import.mjs';
import { importGiven, kept, orOffline } from './resolve.mjs';
import { failure } from '../errors.mjs';

/** @typedef {import('./resolve.mjs').Means} Means */
/** `file` is WordPress' id of the plugin: `polylang/polylang.php`. @typedef {{ slug: string, version: string, path: string, file: string }} Plugin */

/**
 * The additional plugins of one start, in order: each from a folder, a zip, the cache, or a download.
 *
 * @param {string[]} texts
 * @param {Means} means
 * @returns {Promise<Plugin[]>} each slug once
 */
export async function resolvePlugins(texts, means) {
  /** @type {Map<string, Plugin>} */
  const plugins = new Map();
  for (const text of texts) {
    const plugin = await resolvePlugin(text, means);
    plugins.set(plugin.slug, plugin);
  }
  return [...plugins.values()];
}

/** @param {string} text @param {Means} means */
async function resolvePlugin(text, means) {
  const given = classify(text);
  if ('path' in given) return named(await importGiven('plugin', given, means));
  if (given.is === 'version') throw failure.notThere(text);
  const { name, version } = given;
  const found = lastOf(means.cache, name, version);
  if (found) return named(found);
  return named(
    await orOffline('plugin', `The plugin ${name}`, () =>
      means.download(address.plugin(name, version), means.log, (zip) => importZip(means.cache, 'plugin', zip)),
    ),
  );
}

/** The newest cached version of a plugin, or the given one. @param {import('../cache.mjs').Cache} cache @param {string} slug @param {string} [version] */
export function lastOf(cache, slug, version) {
  const name = version === undefined ? undefined : `${slug}@${version}`;
  const found = name ?? cache.versions('plugin').find((one) => one.startsWith(`${slug}@`));
  return found === undefined ? undefined : kept(cache, 'plugin', found);
}

/** @param {import('./import.mjs').Source} source @returns {Plugin} */
function named({ version: name, path }) {
  const [slug = name, version = ''] = name.split('@');
  return { slug, version, path, file: `${slug}/${mainFile(path) ?? ''}` };
}
