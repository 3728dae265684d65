import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Returns the message of the innermost cause: fetch itself only says "fetch failed". @param {unknown} error */
export function causeOf(error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return (
    ('code' in cause && typeof cause.code === 'string' && !cause.message ? cause.code : cause.message) || cause.name
  );
}

/**
 * Downloads a file into a temporary folder and passes it to `use`; the file is deleted afterwards.
 * @template T
 * @param {string} url
 * @param {(words: string) => void} log
 * @param {(file: string) => T | Promise<T>} use
 * @returns {Promise<T>}
 * @throws {Error} with the message of the server or the network
 */
export async function withDownload(url, log, use) {
  const folder = mkdtempSync(join(tmpdir(), 'islas-'));
  const file = join(folder, basename(new URL(url).pathname));
  try {
    log(`Downloading ${url}`);
    const response = await fetch(url, { signal: AbortSignal.timeout(600_000) });
    if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`);
    const length = Number(response.headers.get('content-length'));
    await pipeline(
      Readable.fromWeb(/** @type {any} */ (response.body)),
      progress(length, log),
      createWriteStream(file),
    );
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reports progress at every quarter of a file whose length is known. @param {number} length @param {(words: string) =>
 * void} log
 */
function progress(length, log) {
  let [seen, quarter] = [0, 1];
  return new Transform({
    transform(chunk, _encoding, done) {
      seen += chunk.length;
      while (length > 5e6 && quarter < 4 && seen >= (length * quarter) / 4)
        log(`  ${quarter++ * 25} % of ${Math.round(length / 1e6)} MB`);
      done(null, chunk);
    },
  });
}
