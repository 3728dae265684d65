import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { failure } from '../errors.mjs';
import { isAlive } from './lock.mjs';
import { PHP_FOLDER } from './site.mjs';

const WORKERS = '4';
// Compiled PHP is cached only in memory: PHP's file cache, shared by workers, has mixed up classes.
const FLAGS = [
  'opcache.enable=1',
  'opcache.enable_cli=1',
  'opcache.revalidate_freq=0',
  'opcache.max_accelerated_files=20000',
  'opcache.memory_consumption=192',
  'memory_limit=512M',
  'upload_max_filesize=64M',
  'post_max_size=64M',
].flatMap((flag) => ['-d', flag]);

/**
 * Starts PHP's built-in server in a separate process group, so that its workers end with it.
 *
 * @param {import('./php.mjs').Php} php
 * @param {{ port: number, www: string, env: Record<string, string>, log: string }} where
 * @returns {number} its process id
 */
export function spawnServer(php, { port, www, env, log }) {
  const out = openSync(log, 'a');
  const child = spawn(php.command, [...FLAGS, '-S', `127.0.0.1:${port}`, '-t', www, join(PHP_FOLDER, 'router.php')], {
    cwd: www,
    detached: true,
    stdio: ['ignore', out, out],
    env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: WORKERS },
  });
  closeSync(out);
  child.unref();
  if (child.pid === undefined) throw failure.php('PHP could not be started.', `${php.command} -S`);
  return child.pid;
}

/**
 * Waits for the first page, which also warms PHP's cache.
 *
 * @param {string} url
 * @param {{ pid: number, log: string, debugLog: string }} server
 * @throws {import('../errors.mjs').StoreError} with the end of the log
 */
export async function untilReady(url, { pid, log, debugLog }) {
  for (const end = Date.now() + 60_000; Date.now() < end && isAlive(pid); await wait(50)) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      if (response.status < 400) return;
      if (response.status >= 500) break;
    } catch {
      // The server is not listening yet.
    }
  }
  throw failure.neverReady(url, `${tail(debugLog)}\n${tail(log)}`);
}

/** The last lines of a log. @param {string} file */
const tail = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n') : '');

/** Ends a server and its workers; returns when they are gone. @param {number} pid */
export async function killServer(pid) {
  // A worker that still answers a request keeps the port, even after the server itself has ended.
  const group = process.platform === 'win32' ? pid : -pid;
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    try {
      process.kill(group, signal);
    } catch {
      return;
    }
    for (let tries = 0; tries < 40; tries++) {
      if (!isAlive(group)) return;
      await wait(25);
    }
  }
}

/** @param {number} port @returns {Promise<boolean>} */
export const portIsFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
