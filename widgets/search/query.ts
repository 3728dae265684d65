/** Maximum length of a query in characters; PHP's tokenizer in `php-plugin/src/Search/` has the same rules. */
const LONGEST = 100;
const MOST_WORDS = 6;

/** Stop words. */
const EMPTY_WORDS = new Set('a al con de del el en la las lo los o para por sin un una unas unos y'.split(' '));

/** Folds case and accents. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Folded words of a query without stop words; empty for punctuation alone. */
export const splitWords = (search: string): readonly string[] => {
  const words = [...new Set(foldAccents([...search].slice(0, LONGEST).join('')).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const significant = words.filter((word) => !/^\D?$/u.test(word) && !EMPTY_WORDS.has(word));
  return (significant.length ? significant : words).slice(0, MOST_WORDS);
};

/** Stems that a word shares with its singular and plural, in Spanish. */
export const stemsOf = (word: string): readonly string[] => {
  const z = /^(..+)z$/u.exec(word)?.[1];
  if (z) return [word, `${z}ces`];
  const ces = /^(..+)ces$/u.exec(word)?.[1];
  if (ces) return [`${ces}z`, `${ces}c`];
  return [word.replace(/(?<=...)e?s$/u, '')];
};

/** Word pairs that differ in meaning, not in gender, such as `plato` and `plata`; stems before the last letter. */
const TWO_THINGS = new Set(
  'barc barr bols caz cop cuadr cuent frut gorr libr lim mant marc mod pal pas pat per pes plat puert punt ram ray set suel tram vel'.split(
    ' ',
  ),
);

/**
 * The stem of the other grammatical gender, by the last letter: `rojo` for `rojas`. Never shorter than the singular, so
 * that it matches little else.
 */
export const gendersOf = (word: string): readonly string[] =>
  stemsOf(word).flatMap((stem) => {
    const [, base = '', end] = /^(.{3,})([oa])$/u.exec(stem) ?? [];
    return base && !TWO_THINGS.has(base) ? [base + (end === 'o' ? 'a' : 'o')] : [];
  });

const formsOf = (word: string): readonly string[] => [...stemsOf(word), ...gendersOf(word)];

/** Whether a text contains every word of the query. */
export const matchesQuery = (text: string, search: string): boolean => {
  const folded = foldAccents(text);
  return splitWords(search).every((word) => formsOf(word).some((form) => folded.includes(form)));
};

/** Normalises a query, so that spacing and case do not change the request's URL. */
export const normalizeTerm = (raw: string): string =>
  [...raw.replace(/\s+/g, ' ').trim().toLowerCase()].slice(0, LONGEST).join('').trim();

export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into parts and marks those that match; joined, the parts are the text. */
export const splitByMatch = (text: string, search: string): readonly Part[] => {
  const letters = [...text.normalize('NFC')];
  // Folds letter by letter, so that indexes in the folded text are indexes in the text.
  const folded = letters.map((letter) => [...foldAccents(letter)][0] ?? ' ');
  const line = folded.join('');
  const marked = new Set<number>();
  for (const stem of splitWords(search).flatMap(formsOf)) {
    for (let at = line.indexOf(stem); at >= 0; at = line.indexOf(stem, at + 1)) {
      const start = [...line.slice(0, at)].length;
      for (let place = start; place < start + [...stem].length; place += 1) marked.add(place);
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  letters.forEach((letter, place) => {
    const isMatch = marked.has(place);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
};
