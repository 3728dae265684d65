import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Known log messages of other code, with the reason why they are accepted. Messages that name Islas are never accepted.
 * @type {[said: RegExp, reason: string][]}
 */
const EXCUSED = [];

/** An entry begins with its time; a trace belongs to the entry before it. */
const ENTRY = /^(?=\[\d\d-\w{3}-\d{4} )/m;

/** The log of a shop's installation, which Islas has no part in. @param {string} www folder that the shop serves */
export const installLog = (www) => join(dirname(www), 'install.log');

/** @param {string} file of a log; a missing one counts as empty @returns {string[]} */
const readEntries = (file) =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split(ENTRY)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** @param {string} entry */
const withoutTime = (entry) => entry.replace(/^\[.*?\] /, '');

/**
 * Unexpected entries of a shop's PHP log, without duplicates.
 * @param {string} file of the log; a missing file counts as empty
 * @param {string} [before] a log from before Islas: what it says too is WordPress' or WooCommerce's own
 */
export const complaints = (file, before = '') => {
  const known = new Set(readEntries(before).map(withoutTime));
  const unexpected = readEntries(file).filter(
    (entry) =>
      /(plugins\/islas|php-plugin)\//.test(entry) ||
      !(known.has(withoutTime(entry)) || EXCUSED.some(([said]) => said.test(entry))),
  );
  return [...new Map(unexpected.map((entry) => [withoutTime(entry), entry])).values()].join('\n');
};
