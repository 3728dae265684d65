// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, flag, list, oneOf, parseJson, record, shape, text } from '../../../src/browser/decode';
import { itIsTotal } from '../entries/decoder-laws';

const example = shape({
  on: flag(true),
  many: count(5, 1),
  name: text('nada'),
  side: oneOf(['left', 'right'], 'left'),
  words: list(text()),
  inner: shape({ deep: flag() }),
  data: record(text()),
});

describe('flag', () => {
  it.each([
    [['1', 'yes', 'YES', 'true', 'on', 1, true, 2], true],
    [['', '0', 'no', 'false', 'off', 'No', 0, false, NaN], false],
  ])('reads %j as %j, whatever its fallback', (words, expected) => {
    for (const word of words) expect([flag()(word), flag(true)(word)]).toEqual([expected, expected]);
  });

  it('flag: returns the fallback for any other value', () => {
    const else_ = fc.oneof(fc.constantFrom(undefined, null, 'sí', ' 1', 'maybe'), fc.object(), fc.array(fc.anything()));
    fc.assert(
      fc.property(else_, fc.boolean(), (value, fallback) => {
        expect(flag(fallback)(value)).toBe(fallback);
      }),
    );
  });
});

describe('a count', () => {
  it('count: reads numbers and strings of digits at or above the minimum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 1_000_000 }), fc.integer({ min: 0, max: 20 }), (value, least) => {
        const expected = value >= least ? value : 42;
        expect(count(42, least)(value)).toBe(expected);
        expect(count(42, least)(String(value))).toBe(expected);
      }),
    );
  });

  it.each(['', ' ', 'abc', '1px', Infinity, NaN, null, undefined, [], [7], {}, true])('falls back for %j', (value) => {
    expect(count(42)(value)).toBe(42);
  });
});

describe('a shape', () => {
  itIsTotal('an example of every kind', example);

  it('shape: returns exactly its keys for any input', () => {
    fc.assert(
      fc.property(fc.object(), (value) => {
        expect(Object.keys(example(value))).toEqual(['on', 'many', 'name', 'side', 'words', 'inner', 'data']);
      }),
    );
  });

  it('shape: ignores inherited keys', () => {
    expect(example(Object.create({ name: 'heredado' })).name).toBe('nada');
    expect(shape({ constructor: text('propio') })({}).constructor).toBe('propio');
  });

  it('shape: gives missing and invalid keys their defaults and keeps the others', () => {
    const full = {
      on: 'no',
      many: '3',
      name: 'x',
      side: 'right',
      words: ['a'],
      inner: { deep: '1' },
      data: { k: 'v' },
    };
    const decoded = example(full);
    const defaults = example(undefined);
    for (const key of Object.keys(full)) {
      for (const wrong of [undefined, Symbol('x')]) {
        expect(example({ ...full, [key]: wrong })).toEqual({
          ...decoded,
          [key]: defaults[key as keyof typeof defaults],
        });
      }
    }
  });
});

describe('records and lists', () => {
  itIsTotal('a record', record(count()), { a: 1, b: '2' });
  itIsTotal('a list', list(flag()), ['yes', '']);

  it('record: keeps keys such as constructor as data', () => {
    const decoded = record(text())(JSON.parse('{"__proto__":"a","constructor":"b","toString":"c"}'));
    expect(Object.entries(decoded)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ]);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
  });

  it('decodes a list as an empty record and a record as an empty list', () => {
    expect(record(text())(['a'])).toEqual({});
    expect(list(text())({ 0: 'a', length: 1 })).toEqual([]);
  });
});

describe('JSON', () => {
  it('parseJson: reads back what JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(parseJson(JSON.stringify(value)))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('parseJson: never throws on truncated JSON', () => {
    fc.assert(
      fc.property(fc.object(), fc.nat(), (value, at) => {
        const json = JSON.stringify(value) ?? '';
        expect(() => parseJson(json.slice(0, at % (json.length + 1)))).not.toThrow();
      }),
    );
    expect([null, undefined, '', '<html>', '{'].map(parseJson)).toEqual(Array(5).fill(undefined));
  });
});
