import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT } from './build.mjs';

const INPUTS = ['src', 'widgets', 'languages', 'vite.config.ts', 'package-lock.json', '.tools/build', '.tools/languages'];

/** Time (ms) of the newest change under a path; 0 if it does not exist. @param {string} path @returns {number} */
const changed = (path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
};

export const isStale = () =>
  changed(join(BUILD, 'manifest.json')) < Math.max(...INPUTS.map((input) => changed(join(ROOT, input))));

/**
 * Builds if there is no build or it is older than its sources; in a separate process, so that a test runner's mode does
 * not affect the build.
 */
export const ensureBuilt = () => {
  const env = { ...process.env };
  delete env.NODE_ENV;
  delete env.VITEST;
  if (isStale()) {
    const { status } = spawnSync(process.execPath, [join(ROOT, '.tools/build/build.mjs')], { env, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed; its words are above.');
  }
  return BUILD;
};
