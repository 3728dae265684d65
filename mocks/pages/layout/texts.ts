import catalogue from '../../../languages/islas-es_ES.po?raw';

const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

const unquote = (lines: string): string =>
  [...lines.matchAll(QUOTED)]
    .map(([, text = '']) => text.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)))
    .join('');

/** English source → Spanish, from a gettext catalogue; of a plural the singular. Obsolete entries are left out. */
export const parseCatalogue = (po: string): ReadonlyMap<string, string> =>
  new Map(
    po.split(/\n\s*\n/).flatMap((entry) => {
      const text = entry.replace(/^#.*$/gm, '');
      const source = /^msgid ((?:".*"\s*)+)/m.exec(text)?.[1];
      const spanish = /^msgstr(?:\[0\])? ((?:".*"\s*)+)/m.exec(text)?.[1];
      return source !== undefined && spanish !== undefined ? [[unquote(source), unquote(spanish)] as const] : [];
    }),
  );

const spanish = parseCatalogue(catalogue);
/** The same catalogue with the second form of its plurals, under their English second form. */
const plurals = parseCatalogue(
  catalogue.replace(/^msgid .*\nmsgid_plural/gm, 'msgid').replace(/^msgstr\[0\].*\nmsgstr\[1\]/gm, 'msgstr[0]'),
);

/** The texts under their keys in Spanish, `…_many` a plural; one without translation stays English, as in WordPress. */
export const inSpanish = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, source]) => [
      key,
      (key.endsWith('_many') ? plurals : spanish).get(source) || source,
    ]),
  );

/** The Spanish of one English text, with the values in its placeholders. Throws for a text that the catalogue lacks. */
export const spanishText = (source: string, ...values: readonly string[]): string => {
  const text = spanish.get(source);
  if (!text) throw new Error(`The catalogue has no “${source}”.`);
  let next = 0;
  return text.replace(/%(?:(\d)\$)?s/g, (_, place?: string) => values[place ? Number(place) - 1 : next++] ?? '');
};
