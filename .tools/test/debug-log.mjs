import { existsSync, readFileSync } from 'node:fs';

/** What PHP says of other people's code, with the reason. Anything that names Islas is never excused. @type {[said: RegExp, reason: string][]} */
const EXCUSED = [];

/** An entry begins with its time; a trace belongs to the entry before it. */
const ENTRY = /^(?=\[\d\d-\w{3}-\d{4} )/m;

/**
 * What a shop's log of PHP holds that nobody expects: each thing once.
 *
 * @param {string} file of the log; none is an empty one
 */
export const complaints = (file) => {
  const entries = (existsSync(file) ? readFileSync(file, 'utf8') : '').split(ENTRY).map((entry) => entry.trim());
  const unexpected = entries.filter(
    (entry) => entry !== '' && (/islas\//.test(entry) || !EXCUSED.some(([said]) => said.test(entry))),
  );
  return [...new Map(unexpected.map((entry) => [entry.replace(/^\[.*?\] /, ''), entry])).values()].join('\n');
};
