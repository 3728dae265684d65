/** Characters of a search that are read; `Search\Words` in PHP has the same rules. */
const LONGEST = 100;
const MOST_WORDS = 6;

/** Words that say nothing of a product. */
const EMPTY_WORDS = new Set('a al con de del el en la las lo los o para por sin un una unas unos y'.split(' '));

/** Without accents and capitals. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a search that count, folded; none for signs alone. */
export const wordsOf = (search: string): readonly string[] => {
  const words = [...new Set(fold([...search].slice(0, LONGEST).join('')).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => !/^\D?$/u.test(word) && !EMPTY_WORDS.has(word));
  return (telling.length ? telling : words).slice(0, MOST_WORDS);
};

/** Beginnings that a word shares with its singular and its plural, in Spanish. */
export const stemsOf = (word: string): readonly string[] => {
  const z = /^(..+)z$/u.exec(word)?.[1];
  if (z) return [word, `${z}ces`];
  const ces = /^(..+)ces$/u.exec(word)?.[1];
  if (ces) return [`${ces}z`, `${ces}c`];
  return [word.replace(/(?<=...)e?s$/u, '')];
};

/** Two things, not one in two genders: `plato` and `plata`. Beginnings before the last letter. */
const TWO_THINGS = new Set(
  'barc barr bols caz cop cuadr cuent frut gorr libr lim mant marc mod pal pas pat per pes plat puert punt ram ray set suel tram vel'.split(
    ' ',
  ),
);

/**
 * The same in the other gender, as far as its last letter says it: `rojo` for `rojas`. Never shorter than the word
 * without its plural, so that little else is found.
 */
export const gendersOf = (word: string): readonly string[] =>
  stemsOf(word).flatMap((stem) => {
    const [, base = '', end] = /^(.{3,})([oa])$/u.exec(stem) ?? [];
    return base && !TWO_THINGS.has(base) ? [base + (end === 'o' ? 'a' : 'o')] : [];
  });

const formsOf = (word: string): readonly string[] => [...stemsOf(word), ...gendersOf(word)];

/** Whether every word of the search is in a text that names something. */
export const isFound = (text: string, search: string): boolean => {
  const folded = fold(text);
  return wordsOf(search).every((word) => formsOf(word).some((form) => folded.includes(form)));
};

/** What is asked for: one search is one address, however it is spaced and in capitals or not. */
export const termOf = (raw: string): string =>
  [...raw.replace(/\s+/g, ' ').trim().toLowerCase()].slice(0, LONGEST).join('').trim();

export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in pieces, those that answer the search marked; joined they are the text again. */
export const partsOf = (text: string, search: string): readonly Part[] => {
  const letters = [...text.normalize('NFC')];
  // One letter for each, so that places in the folded text are places in the text.
  const folded = letters.map((letter) => [...fold(letter)][0] ?? ' ');
  const line = folded.join('');
  const marked = new Set<number>();
  for (const stem of wordsOf(search).flatMap(formsOf)) {
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
