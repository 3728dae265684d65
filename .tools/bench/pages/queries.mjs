/** The query with its values replaced, so that queries that differ only in values are equal. @param {string} sql */
export const shapeOf = (sql) =>
  sql
    .replace(/'(?:[^'\\]|\\.|'')*'|\b\d+\b/g, '?')
    .replace(/\?(?:\s*,\s*\?)+/g, '?')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Entries of one list that are not in the other; duplicates count separately.
 * @param {readonly string[]} more @param {readonly string[]} less @param {(sql: string) => string} keyOf
 */
const without = (more, less, keyOf) => {
  const left = less.map(keyOf);
  return more.filter((sql) => {
    const place = left.indexOf(keyOf(sql));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/**
 * The queries that one page has and another lacks. Equal queries are matched first, then those that differ only in
 * values.
 * @param {readonly string[]} more @param {readonly string[]} less
 * @returns {string[]} as they were sent, in one line each
 */
export const added = (more, less) => {
  const same = (/** @type {string} */ sql) => sql;
  const rest = without(more, less, same);
  return without(rest, without(less, more, same), shapeOf).map((sql) => sql.replace(/\s+/g, ' ').trim());
};
