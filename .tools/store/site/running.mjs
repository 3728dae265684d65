import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './lock.mjs';
import { killServer } from './server.mjs';

/** A started shop, as recorded in the cache. @typedef {{ pid: number, port: number, site: string, islas: boolean, checkout: string }} Running */

/** @param {string} cache */
const folderOf = (cache) => join(cache, 'running');

/** @param {string} cache @param {Running} running */
export function note(cache, running) {
  mkdirSync(folderOf(cache), { recursive: true });
  writeFileSync(join(folderOf(cache), `${running.port}.json`), JSON.stringify(running));
}

/**
 * The shops that still run; records of others are deleted.
 * @param {string} cache
 * @returns {Running[]}
 */
export function running(cache) {
  if (!existsSync(folderOf(cache))) return [];
  return readdirSync(folderOf(cache))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = join(folderOf(cache), name);
      /** @type {Running} */
      const one = JSON.parse(readFileSync(file, 'utf8'));
      if (isOurs(one)) return [one];
      rmSync(file, { force: true });
      return [];
    });
}

/** @param {string} cache @param {number} port */
export const runningOn = (cache, port) => running(cache).find((one) => one.port === port);

/** @param {string} cache @param {Running} one */
export async function stop(cache, one) {
  await killServer(one.pid);
  rmSync(join(folderOf(cache), `${one.port}.json`), { force: true });
}

/** Whether the process is a PHP server of that site: the system reuses process ids. @param {Running} one */
function isOurs({ pid, site }) {
  if (!isAlive(pid)) return false;
  try {
    const proc = `/proc/${pid}/cmdline`;
    const args = existsSync(proc)
      ? readFileSync(proc, 'utf8')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return args.includes(site);
  } catch {
    return true;
  }
}
