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
  it('are counted, whatever their values and order', () => {
    const stock = ['SELECT 1 FROM a', "SELECT x FROM b WHERE k='p'"];
    const islas = ["SELECT x FROM b WHERE k='q'", 'SELECT 9 FROM a', 'SELECT 8 FROM a', 'SELECT 7 FROM a'];
    expect(added(islas, stock)).toEqual(['2 × SELECT ? FROM a']);
    expect(added(stock, islas)).toEqual([]);
  });
});
