import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../test/command.mjs';

/** @typedef {{ socket: string, stop: () => Promise<void> }} Server */

/** @param {string} name @returns {Promise<string>} its path; '' if it is not installed */
const find = async (name) => {
  // Debian installs servers in folders that only root has in PATH.
  const env = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
  const { code, output } = await run('sh', ['-c', 'command -v -- "$1"', 'sh', name], { env });
  return code === 0 ? output.trim() : '';
};

/**
 * Starts a private MariaDB with its data in the given folder, reachable only through a socket.
 * @param {string} folder kept, so that the tables persist
 * @returns {Promise<Server | string>} a message if it cannot start
 */
export const startMariaDb = async (folder) => {
  const [install, program] = [await find('mariadb-install-db'), await find('mariadbd')];
  if (!install || !program) return 'this machine has no MariaDB server (Debian: mariadb-server)';
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  if (!existsSync(join(data, 'mysql'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', ...user];
    const { code, output } = await run(install, [...args, '--skip-test-db']);
    if (code) return `MariaDB could not create its tables: ${output.trim().split('\n').at(-1)}`;
  }
  // A socket's path is limited to about 100 characters, and that of the cache can be longer.
  const place = mkdtempSync(join(tmpdir(), 'islas-db-'));
  const socket = join(place, 'db.sock');
  const server = spawn(
    program,
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(place, 'pid')}`,
      '--skip-networking',
      // The tables are a copy, so durability is not needed.
      '--innodb-flush-log-at-trx-commit=0',
      ...user,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGKILL'));
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    if (existsSync(socket)) return { socket, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  return 'MariaDB did not start';
};
