import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Duplicates a folder: by hard links, which need no space and little time, or by copies if the file system has none.
 *
 * @param {string} from
 * @param {string} to created with its parent folders
 * @param {{ copy?: boolean }} [options] `copy` if the original is not in the cache and may change
 */
export function layTree(from, to, { copy = false } = {}) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) layTree(source, target, { copy });
    else if (entry.isFile()) layFile(source, target, copy);
  }
}

/** @param {string} source @param {string} target @param {boolean} copy */
function layFile(source, target, copy) {
  if (!copy) {
    try {
      linkSync(source, target);
      return;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    }
  }
  copyFileSync(source, target);
}
