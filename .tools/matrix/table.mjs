import { nameTheme } from './cells.mjs';

/** @typedef {import('./run-cell.mjs').Outcome} Outcome */
/** @typedef {import('./run-cell.mjs').Part} Part */

const MARKER = '<!-- matrix -->';
const HEAD = '| WooCommerce | WordPress | Theme | Result | Parts |\n| --- | --- | --- | --- | --- |';

/** @param {string} text */
const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** One part in words: a number that was skipped, or a part that could not run, is never silent. @param {Part} part */
const describePart = ({ name, result: { passed, failed, skipped } }) =>
  failed
    ? `${name} ${failed} of ${passed + failed} failed`
    : passed
      ? `${name} ${passed}${skipped ? ` (${skipped} skipped)` : ''}`
      : `${name} left out`;

/** @param {Outcome} outcome */
const describeParts = ({ why, parts }) => why || parts.map(describePart).join(', ');

/** A row of the table in Markdown. @param {Outcome} outcome */
export const writeRow = (outcome) =>
  `| ${[outcome.woocommerce, outcome.wordpress, nameTheme(outcome.theme), outcome.state, describeParts(outcome)].map(cell).join(' | ')} |`;

/** @param {readonly Outcome[]} outcomes @returns {string} the table in Markdown */
export const writeTable = (outcomes) => [HEAD, ...outcomes.map(writeRow)].join('\n');

/** @param {string} row @returns {string[]} the texts of its cells */
const cellsOf = (row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((text) => text.trim());

/** The shop of a row. @param {string} row */
const subject = (row) => cellsOf(row).slice(0, 3).join('|');

const nameOf = (/** @type {string} */ part) => part.split(' ')[0] ?? '';

/**
 * A new row of a shop with the parts of its earlier row that did not run this time.
 * @param {string} row @param {string | undefined} earlier @param {readonly string[]} names of all parts, in order
 */
function withEarlierParts(row, earlier, names) {
  const partsOf = (/** @type {string} */ text) =>
    (cellsOf(text)[4] ?? '').split(', ').filter((part) => names.includes(nameOf(part)));
  const hasRun = (/** @type {string} */ part) => !part.endsWith(' left out');
  /** @param {string} part @param {readonly string[]} parts */
  const isAmong = (part, parts) => parts.some((one) => nameOf(one) === nameOf(part));
  const ranEarlier = earlier === undefined ? [] : partsOf(earlier).filter(hasRun);
  const now = partsOf(row).filter((part) => hasRun(part) || !isAmong(part, ranEarlier));
  const kept = ranEarlier.filter((part) => !isAmong(part, now));
  if (!now.length || !kept.length) return row;
  const parts = [...now, ...kept].sort((a, b) => names.indexOf(nameOf(a)) - names.indexOf(nameOf(b)));
  const state = parts.some((part) => part.endsWith(' failed')) ? 'failed' : 'passed';
  return `| ${[...cellsOf(row).slice(0, 3), state, parts.join(', ')].join(' | ')} |`;
}

/**
 * Puts cells into the table of a document, in place of earlier ones of the same shops. Parts that ran earlier and not this
 * time stay.
 * @param {string} document @param {readonly Outcome[]} outcomes @param {readonly string[]} names of all parts, in order
 * @throws {Error} if the document does not have the marker exactly twice
 */
export function withCells(document, outcomes, names) {
  const [before, table, after, ...others] = document.split(MARKER);
  if (table === undefined || after === undefined || others.length)
    throw new Error(`The document should have ${MARKER} twice.`);
  const earlier = table.split('\n').filter((line) => line.startsWith('| ') && !HEAD.includes(line));
  const rows = outcomes.map(writeRow).map((row) => {
    const same = earlier.find((line) => subject(line) === subject(row));
    return withEarlierParts(row, same, names);
  });
  const kept = earlier.filter((line) => !rows.some((row) => subject(row) === subject(line)));
  const sorted = [...kept, ...rows].sort((a, b) => subject(a).localeCompare(subject(b), 'en', { numeric: true }));
  return `${before}${MARKER}\n${[HEAD, ...sorted].join('\n')}\n${MARKER}${after}`;
}
