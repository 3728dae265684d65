// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { added, shapeOf } from '../../../../.tools/bench/pages/queries.mjs';

describe('the shape of a query', () => {
  it.each([
    ["SELECT a FROM t WHERE k = 'x' AND n = 12", 'SELECT a FROM t WHERE k = ? AND n = ?'],
    ['SELECT a FROM t1\n  WHERE id IN (1, 22,333)', 'SELECT a FROM t1 WHERE id IN (?)'],
    ["SELECT a FROM t WHERE k = 'it''s' AND m = 'a\\'b, 1'", 'SELECT a FROM t WHERE k = ? AND m = ?'],
  ])('%j', (sql, shape) => expect(shapeOf(sql)).toBe(shape));
});

describe('queries that one page has more of', () => {
  it('added queries are those that the other page lacks, in any order', () => {
    const stock = ['SELECT 1 FROM a', "SELECT v FROM o WHERE k = 'p'"];
    const islas = [
      "SELECT v FROM o\n WHERE k = 'q'",
      'SELECT 1 FROM a',
      "SELECT v FROM o WHERE k = 'p'",
      'SELECT 1 FROM a',
    ];
    expect(added(islas, stock)).toEqual(["SELECT v FROM o WHERE k = 'q'", 'SELECT 1 FROM a']);
    expect(added(stock, islas)).toEqual([]);
  });

  it('queries that differ only in values are not added ones', () => {
    expect(added(['SELECT 1 FROM a WHERE t = 5'], ['SELECT 1 FROM a WHERE t = 6'])).toEqual([]);
  });
});
