import { zipSync } from 'fflate';

/** @typedef {{ name: string, content: Buffer }} File */

/** 1980, the first day a zip can name, wherever the machine is: no date of it gets inside. */
const NO_DATE = new Date(1980, 0, 1);
const UNIX = 3;
/** An ordinary file that its owner may write and everybody may read. */
const MODE = 0o100644 << 16;

/**
 * A zip archive of these files, in order of name and without dates, so that the same files give the same bytes, also
 * with another Node: fflate packs by itself.
 * @param {File[]} files @returns {Buffer}
 */
export const makeZip = (files) => {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const archive = Object.fromEntries(sorted.map(({ name, content }) => [name, content]));
  return Buffer.from(zipSync(archive, { level: 9, mtime: NO_DATE, os: UNIX, attrs: MODE }));
};
