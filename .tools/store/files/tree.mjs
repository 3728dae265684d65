import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lays a folder out a second time: by hard links, which take no room and no time, or by copies where the file system
 * has none.
 *
 * @param {string} from
 * @param {string} to created with everything above it
 * @param {{ copy?: boolean }} [options] `copy` when the original belongs to somebody else
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
