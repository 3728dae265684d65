import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md');

/**
 * Replaces the text between the two occurrences of a marker in `docs/benchmarks.md`.
 * @param {string} marker such as `<!-- bytes -->`
 * @param {string} text
 * @throws {Error} if the document does not have the marker exactly twice
 */
export const writeTable = (marker, text) => {
  const old = readFileSync(FILE, 'utf8');
  const [before, , after, ...others] = old.split(marker);
  if (after === undefined || others.length) throw new Error(`docs/benchmarks.md should have ${marker} twice.`);
  const next = `${before}${marker}\n${text}\n${marker}${after}`;
  if (next !== old) writeFileSync(FILE, next);
};
