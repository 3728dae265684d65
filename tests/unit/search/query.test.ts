// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldAccents,
  gendersOf,
  matchesQuery,
  splitByMatch,
  stemsOf,
  normalizeTerm,
  splitWords,
} from '../../../widgets/search/query';
import { nextOptionIndex } from '../../../widgets/search/list-keys';

const golden: readonly { search: string; words: string[]; stems: string[][]; genders: string[][] }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../contract/golden/search-words.json'), 'utf8'),
);

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' };
/** A word like a Spanish noun: syllables of a consonant and a vowel, and a Spanish ending. */
const noun = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...'bcdfglmnprstv'), fc.constantFrom(...'aeiou')), {
      minLength: 2,
      maxLength: 4,
    }),
    fc.constantFrom('', 'l', 'n', 'r', 'd', 'j', 'z', 's'),
  )
  .map(([syllables, end]) => syllables.flat().join('') + end);

const plural = (word: string): string =>
  /z$/.test(word) ? word.replace(/z$/, 'ces') : /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;

/** Adds accents to some letters of a word. */
const accented = (word: string, marks: readonly boolean[]): string =>
  [...word].map((letter, place) => (marks[place] && ACCENTS[letter]) || letter).join('');

const marks = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });

describe('a search', () => {
  test.each(golden)('of "$search" reads what PHP reads', ({ search, words, stems, genders }) => {
    expect(splitWords(search)).toEqual(words);
    expect(words.map(stemsOf)).toEqual(stems);
    expect(words.map(gendersOf)).toEqual(genders);
  });

  test('in the singular finds the plural, and the other way round', () => {
    fc.assert(
      fc.property(noun, (word) => {
        expect(matchesQuery(plural(word), word)).toBe(true);
        expect(matchesQuery(word, plural(word))).toBe(true);
      }),
    );
  });

  test.each(['rojo', 'blanco', 'negro', 'amarillo', 'morado', 'cómodo', 'pequeño', 'rayado', 'niño', 'básico'])(
    'of %s finds each of its four forms by each other',
    (word) => {
      const forms = ['o', 'a', 'os', 'as'].map((end) => word.replace(/o$/, end));
      for (const typed of forms)
        for (const written of forms) expect(matchesQuery(`Camisa ${written}`, typed)).toBe(true);
    },
  );

  test.each([
    ['platos', 'Anillo de plata'],
    ['copas', 'Copos de avena'],
    ['puerta', 'Oporto de Puerto'],
    ['gorras', 'Gorro de lana'],
    ['oro', 'Ora pro nobis'],
    ['rojas', 'Rojizo'],
    ['verde', 'Verdad'],
    ['tazas', 'Tapas'],
  ])('of %s does not find %s', (search, text) => expect(matchesQuery(text, search)).toBe(false));

  test('in the other gender differs from the singular in its last letter only', () => {
    fc.assert(
      fc.property(noun, (word) => {
        for (const form of gendersOf(word)) {
          const same = stemsOf(word).find((stem) => stem.slice(0, -1) === form.slice(0, -1));
          expect(same).toHaveLength(form.length);
          expect([same?.at(-1), form.at(-1)].toSorted()).toEqual(['a', 'o']);
        }
      }),
    );
  });

  test('ignores accents, capitals and the order of words', () => {
    fc.assert(
      fc.property(noun, noun, marks, marks, (one, other, typed, written) => {
        const text = `${accented(one, written)} de ${accented(other, written)}`;
        const search = `${accented(other, typed).toUpperCase()}  ${accented(one, typed)}`;
        expect(matchesQuery(text, search)).toBe(true);
      }),
    );
  });

  test('finds nothing that lacks one of its words', () => {
    expect(matchesQuery('Camiseta básica', 'camisetas rayas')).toBe(false);
    expect(matchesQuery('Taza', 'xyz')).toBe(false);
  });

  test('normalises equal words to one query of at most a hundred characters, idempotently', () => {
    expect(normalizeTerm('  Taza   AZUL ')).toBe('taza azul');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (raw) => {
        const term = normalizeTerm(raw);
        expect([...term].length).toBeLessThanOrEqual(100);
        expect(normalizeTerm(term)).toBe(term);
      }),
    );
  });

  test('of any text has at most six words of letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (raw) => {
        const words = splitWords(raw);
        expect(words.length).toBeLessThanOrEqual(6);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('the parts of a name', () => {
  test('are the whole name when joined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 20 }), (name, search) => {
        expect(
          splitByMatch(name, search)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name.normalize('NFC'));
      }),
    );
  });

  test('mark the words that match, in spite of accents', () => {
    const marked = (name: string, search: string) =>
      splitByMatch(name, search)
        .filter(({ isMatch }) => isMatch)
        .map(({ text }) => text);
    expect(marked('Jabón de Romero', 'jabones')).toEqual(['Jabón']);
    expect(marked('Café y cafetera', 'cafe')).toEqual(['Café', 'cafe']);
    expect(marked('Taza', '<b>')).toEqual([]);
    expect(foldAccents('ÑANDÚ')).toBe('nandu');
  });
});

describe('arrows in a list', () => {
  test('move through all items and the field in a circle, and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: -1, max: 8 }), (count, active) => {
        fc.pre(active < count);
        expect(nextOptionIndex(nextOptionIndex(active, count, 'ArrowDown'), count, 'ArrowUp')).toBe(active);
        let at = active;
        for (let step = 0; step <= count; step += 1) at = nextOptionIndex(at, count, 'ArrowDown');
        expect(at).toBe(active);
        expect(nextOptionIndex(active, count, 'Home')).toBe(active);
      }),
    );
  });
});
