import { nameTheme } from './cells.mjs';

/** @typedef {import('./run-cell.mjs').Outcome} Outcome */

const MARKER = '<!-- matrix -->';
const HEAD = '| WooCommerce | WordPress | Theme | Result | Parts |\n| --- | --- | --- | --- | --- |';

/** @param {string} text */
const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** @param {Outcome} outcome */
const describeParts = ({ why, parts }) =>
  why ||
  parts
    .map(
      ({ name, result: { passed, failed } }) => `${name} ${failed ? `${failed} of ${passed + failed} failed` : passed}`,
    )
    .join(', ');

/** A row of the table in Markdown. @param {Outcome} outcome */
export const writeRow = (outcome) =>
  `| ${[outcome.woocommerce, outcome.wordpress, nameTheme(outcome.theme), outcome.state, describeParts(outcome)].map(cell).join(' | ')} |`;

/** @param {readonly Outcome[]} outcomes @returns {string} the table in Markdown */
export const writeTable = (outcomes) => [HEAD, ...outcomes.map(writeRow)].join('\n');

/** The shop of a row. @param {string} row */
const subject = (row) => row.split('|').slice(1, 4).join('|');

/**
 * Puts cells into the table of a document, in place of earlier ones of the same shops.
 * @param {string} document @param {readonly Outcome[]} outcomes
 * @throws {Error} if the document does not have the marker exactly twice
 */
export function withCells(document, outcomes) {
  const [before, table, after, ...others] = document.split(MARKER);
  if (table === undefined || after === undefined || others.length)
    throw new Error(`The document should have ${MARKER} twice.`);
  const rows = outcomes.map(writeRow);
  const kept = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !HEAD.includes(line))
    .filter((line) => !rows.some((row) => subject(row) === subject(line)));
  const sorted = [...kept, ...rows].sort((a, b) => subject(a).localeCompare(subject(b), 'en', { numeric: true }));
  return `${before}${MARKER}\n${[HEAD, ...sorted].join('\n')}\n${MARKER}${after}`;
}
