import type { Manifest } from '../../.tools/build/entry-sizes.mjs';
import type { Sources } from './sources';

/** Entries whose static imports reach React: it loads at the first touch (R2.3). */
export const entriesWithReact = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => {
    const loaded = new Set(manifest[key]?.isEntry ? [key] : []);
    for (const next of loaded) for (const more of manifest[next]?.imports ?? []) loaded.add(more);
    return [...loaded].some((part) => manifest[part]?.name === 'react');
  });

/** What must not be in built files, and what must be in exactly one: React's renderer names itself once a copy. */
export const badBundle = (built: Sources): string[] => [
  ...[...built].filter(([, text]) => text.includes('process.env')).map(([file]) => `${file}: process.env`),
  ...[...built]
    .filter(([, text]) => /react[\w.-]*\.development|Warning: Each child in a list/.test(text))
    .map(([file]) => `${file}: development React`),
  ...oneRenderer([...built].filter(([, text]) => text.includes('rendererPackageName')).map(([file]) => file)),
];

const oneRenderer = (files: readonly string[]): string[] =>
  files.length === 1 ? [] : [`react-dom is in ${files.length} chunks: ${files.join(', ') || 'none'}`];

/** Missing files that a built file imports, as `file → target`. */
export const missingFiles = (built: Sources): string[] => {
  const names = new Set([...built.keys()].map((file) => file.replace(/.*\//, '')));
  return [...built].flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import|import\()\s*[`'"]\.\/([\w.-]+\.js)(?:\?ver=[\w-]+)?[`'"]/g)]
      .filter(([, target = '']) => !names.has(target))
      .map(([, target]) => `${file} → ${target}`),
  );
};

/**
 * Files that pages print and that another file imports, as `file → target`: by a page of an older version they have
 * another address, and would run twice.
 */
export const importedEntries = (built: Sources, printed: readonly string[]): string[] =>
  [...built].flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import)\s*[`'"]\.\/([\w.-]+)\?ver=[\w-]+[`'"]/g)]
      .filter(([, target = '']) => printed.includes(target))
      .map(([, target]) => `${file} → ${target}`),
  );

/** Imports of built files without the version of what they import, as `file → target`. */
export const importsWithoutVersion = (built: Sources): string[] =>
  [...built].flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import|import\()\s*[`'"]\.\/([\w.-]+)[`'"]/g)].map(
      ([, target]) => `${file} → ${target}`,
    ),
  );

/** Sources that PHP names (a feature without its sources is off, silently) and the manifest does not know. */
export const missingSources = (php: Sources, manifest: object): string[] =>
  [...php.values()]
    .flatMap((text) => text.match(/(?<=')(?:src|widgets)\/[\w/-]+\.tsx?(?=')/g) ?? [])
    .filter((source) => !Object.hasOwn(manifest, source));
