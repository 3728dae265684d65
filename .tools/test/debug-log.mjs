import { existsSync, readFileSync } from 'node:fs';

/**
 * Known log messages of other code, with the reason why they are accepted. Messages that name Islas are never accepted.
 * @type {[said: RegExp, reason: string][]}
 */
const EXCUSED = [];

/** An entry begins with its time; a trace belongs to the entry before it. */
const ENTRY = /^(?=\[\d\d-\w{3}-\d{4} )/m;

/**
 * Unexpected entries of a shop's PHP log, without duplicates.
 * @param {string} file of the log; a missing file counts as empty
 */
export const complaints = (file) => {
  const entries = (existsSync(file) ? readFileSync(file, 'utf8') : '').split(ENTRY).map((entry) => entry.trim());
  const unexpected = entries.filter(
    (entry) => entry !== '' && (/islas\//.test(entry) || !EXCUSED.some(([said]) => said.test(entry))),
  );
  return [...new Map(unexpected.map((entry) => [entry.replace(/^\[.*?\] /, ''), entry])).values()].join('\n');
};
