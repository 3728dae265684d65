import { mkdir, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A lock older than this is taken as left behind by a killed process, in milliseconds. */
const LONGEST = 30_000;

const take = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

/** Runs `run` under a lock (a folder) that all test processes share, so that parallel journeys do it in turn. */
export const alone = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
  const folder = join(tmpdir(), `islas-${what.replace(/\W+/g, '-')}`);
  while (!(await take(folder))) {
    const since = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > LONGEST) await rmdir(folder).catch(() => undefined);
    else await new Promise((wait) => setTimeout(wait, 50));
  }
  try {
    return await run();
  } finally {
    await rmdir(folder).catch(() => undefined);
  }
};
