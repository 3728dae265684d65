/** Queries that differ only in their values are one. @param {string} sql */
export const shapeOf = (sql) =>
  sql
    .replace(/'(?:[^'\\]|\\.|'')*'|\b\d+\b/g, '?')
    .replace(/\?(?:\s*,\s*\?)+/g, '?')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What one list of queries has more often than the other.
 * @param {readonly string[]} more @param {readonly string[]} less
 * @returns {string[]} as `2 × SELECT …`
 */
export const added = (more, less) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const sql of more.map(shapeOf)) counts.set(sql, (counts.get(sql) ?? 0) + 1);
  for (const sql of less.map(shapeOf)) counts.set(sql, (counts.get(sql) ?? 0) - 1);
  return [...counts].filter(([, count]) => count > 0).map(([sql, count]) => `${count} × ${sql}`);
};
