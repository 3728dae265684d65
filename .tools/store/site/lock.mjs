import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `work` under a lock across processes. The lock of a process that has ended is taken over.
 *
 * @template T
 * @param {string} folder whose existence is the lock
 * @param {(words: string) => void} log
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(folder, log, work) {
  for (let reported = false; !take(folder); await wait(300)) {
    if (!reported) log('Waiting: another start is installing the same shop');
    reported = true;
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function take(folder) {
  try {
    mkdirSync(folder);
  } catch {
    if (ownerLives(folder)) return false;
    rmSync(folder, { recursive: true, force: true });
    return take(folder);
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

/** @param {string} folder */
function ownerLives(folder) {
  try {
    return isAlive(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  } catch {
    // The owner has created the folder and not yet written its process id, or has just removed the lock.
    return true;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
