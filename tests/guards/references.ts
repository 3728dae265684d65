import type { Sources } from './sources';

/** What a comment may cite, and how the place it leads to begins in a document's line. */
const KINDS: readonly (readonly [cited: RegExp, place: (number: string) => RegExp])[] = [
  [/\b(W-\d\d)\b/g, (number) => new RegExp(`^\\| ${number} \\|`, 'm')],
  [/\b[Rr]ules? (\d+)/g, (number) => new RegExp(`^${number}\\. `, 'm')],
  [/\brules \d+ and (\d+)/g, (number) => new RegExp(`^${number}\\. `, 'm')],
  [/\bcontract (\d+\.\d+)/g, (number) => new RegExp(`^### ${number.replace('.', '\\.')} `, 'm')],
  [/\bcontract \d+\.\d+(?:,| to| and) (\d+\.\d+)/g, (number) => new RegExp(`^### ${number.replace('.', '\\.')} `, 'm')],
  [/\barchitecture (\d+\.\d+)/g, (number) => new RegExp(`^### ${number.replace('.', '\\.')} `, 'm')],
  [/\bpeers (\d[A-Z])/g, (number) => new RegExp(`^### ${number} `, 'm')],
  [/\b(R2\.\d+)/g, (number) => new RegExp(`^- \\*\\*${number.replace('.', '\\.')} `, 'm')],
  [/\bSpecification (§\d)/g, (number) => new RegExp(`^- \\*\\*Specification ${number}\\*\\*`, 'm')],
];

/** Every reference that leads nowhere, as `file: what it cites`. */
export const lostReferences = (sources: Sources, documents: string): string[] =>
  [...sources].flatMap(([file, text]) =>
    KINDS.flatMap(([cited, place]) =>
      [...text.matchAll(cited)]
        .filter(([, number = '']) => !place(number).test(documents))
        .map(([all]) => `${file}: ${all}`),
    ),
  );

/** Weaknesses that neither a test names nor the list explains, by number. */
export const unprovenWeaknesses = (list: string, tests: Sources): string[] => {
  const named = [...tests.values()].join('\n');
  return [...list.matchAll(/^\| (W-\d\d) \|[^|]*\|([^|]*)\|$/gm)]
    .filter(([, number = '', reason = '']) => !reason.trim() && !named.includes(number))
    .map(([, number = '']) => number);
};

/** A path from the project's root, or from the plugin's folder, with an ending that sources have. */
const PATH = /(?<![\w/.*<-])(?:src|widgets|php-plugin|tests|mocks|docs)\/[\w./-]+\.(?:tsx?|php|mjs|js|css|json|md)\b/g;

/** Paths in sources that lead nowhere, as `file: path`. @param exists Whether a path from the root is there. */
export const lostPaths = (sources: Sources, exists: (path: string) => boolean): string[] =>
  [...sources].flatMap(([file, text]) =>
    (text.match(PATH) ?? [])
      .filter((path) => !exists(path) && !exists(`php-plugin/${path}`))
      .map((path) => `${file}: ${path}`),
  );
