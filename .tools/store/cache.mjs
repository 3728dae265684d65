import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { byVersion } from './sources/versions.mjs';

/** @typedef {import('./errors.mjs').SourceKind} SourceKind */
/** The last choice: the cached version of each kind of source. @typedef {Partial<Record<SourceKind, string>>} Choice */

/**
 * `ISLAS_CACHE`, or a folder of the project in the user's cache directory.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} platform as `process.platform`
 * @param {string} home
 */
export function cacheFolder(env = process.env, platform = process.platform, home = homedir()) {
  if (env['ISLAS_CACHE']) return resolve(env['ISLAS_CACHE']);
  if (env['XDG_CACHE_HOME']) return join(env['XDG_CACHE_HOME'], 'islas');
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'islas');
  if (platform === 'win32' && env['LOCALAPPDATA']) return join(env['LOCALAPPDATA'], 'islas');
  return join(home, '.cache', 'islas');
}

/** Cache of sources, with one folder per version, and a file with the last choice. */
export class Cache {
  /** @param {string} folder */
  constructor(folder = cacheFolder()) {
    this.folder = folder;
  }

  /** @param {SourceKind} kind @param {string} version */
  path(kind, version) {
    return join(this.folder, 'sources', kind, version);
  }

  /**
   * Cached versions, newest first.
   * @param {SourceKind} kind
   * @returns {string[]}
   */
  versions(kind) {
    const folder = join(this.folder, 'sources', kind);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort(byVersion)
      .reverse();
  }

  /**
   * Stores what `fill` writes, or nothing if it fails: an incomplete copy never looks like a source.
   *
   * @param {SourceKind} kind
   * @param {string} version
   * @param {(folder: string) => void | Promise<void>} fill
   * @returns {Promise<string>} the cached folder
   */
  async keep(kind, version, fill) {
    const [kept, part] = [this.path(kind, version), this.path(kind, `.${version}.${process.pid}`)];
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    try {
      await fill(part);
      rmSync(kept, { recursive: true, force: true });
      renameSync(part, kept);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
    return kept;
  }

  /** @returns {Choice} */
  remembered() {
    try {
      const choice = JSON.parse(readFileSync(join(this.folder, 'last.json'), 'utf8'));
      return Object.fromEntries(Object.entries(choice).filter(([, version]) => typeof version === 'string'));
    } catch {
      return {};
    }
  }

  /** @param {Choice} choice */
  remember(choice) {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, 'last.json'), `${JSON.stringify({ ...this.remembered(), ...choice }, null, 2)}\n`);
  }
}
