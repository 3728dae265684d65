import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const README = join(import.meta.dirname, '../../README.md');

/**
 * Replaces what stands between the two places of a marker in the README.
 * @param {string} marker such as `<!-- bytes -->`
 * @param {string} text
 * @throws {Error} where the README has not the marker twice
 */
export const replaceBetween = (marker, text) => {
  const readme = readFileSync(README, 'utf8');
  const [before, , after, ...others] = readme.split(marker);
  if (after === undefined || others.length) throw new Error(`README.md should have ${marker} twice.`);
  const next = `${before}${marker}\n${text}\n${marker}${after}`;
  if (next !== readme) writeFileSync(README, next);
};
