import { zipSync } from 'fflate';

/** @typedef {{ name: string, content: Buffer }} File */

/** The first date that a zip can hold, in local time, so that the archive holds no date of the machine. */
const NO_DATE = new Date(1980, 0, 1);
const UNIX = 3;
/** A regular file with the permissions 644. */
const MODE = 0o100644 << 16;

/**
 * A zip archive of these files, sorted by name and without dates, so that the same files give the same bytes. fflate
 * compresses by itself, so Node's version does not matter.
 * @param {File[]} files @returns {Buffer}
 */
export const makeZip = (files) => {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const archive = Object.fromEntries(sorted.map(({ name, content }) => [name, content]));
  return Buffer.from(zipSync(archive, { level: 9, mtime: NO_DATE, os: UNIX, attrs: MODE }));
};
