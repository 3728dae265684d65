import { posix } from 'node:path';
import type { Sources } from './sources';

/** The design card's top level, documents, and configuration where editors and tools look for it; dotfiles apart. */
export const TOP_LEVEL = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'cspell.json',
  'docs',
  'eslint.config.js',
  'languages',
  'mocks',
  'package-lock.json',
  'package.json',
  'php-plugin',
  'src',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'widgets',
];
const GENERATED = ['node_modules', 'dist', 'test-results', 'playwright-report'];

export const strangers = (names: readonly string[]): string[] =>
  names.filter((name) => !name.startsWith('.') && !GENERATED.includes(name) && !TOP_LEVEL.includes(name));

const lines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

export const tooLong = (sources: Sources, limit: number): string[] =>
  [...sources].filter(([, text]) => lines(text) > limit).map(([file, text]) => `${file}: ${lines(text)} lines`);

/** Names that say the same thing in every feature. */
const SHARED =
  /^(feature\.(json|ts)|gallery\.json|entry\.ts|island\.ts|paint\.ts|view\.tsx|markup\.tsx|components\.tsx|spanish-texts\.ts|public\.ts)$/;

/** File names that two folders have, as `name: path, path`: a name leads to one place. */
export const repeatedNames = (files: readonly string[]): string[] => {
  const places = new Map<string, string[]>();
  for (const file of files) places.set(posix.basename(file), [...(places.get(posix.basename(file)) ?? []), file]);
  return [...places]
    .filter(([name, paths]) => paths.length > 1 && !SHARED.test(name))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
};

/** Folders with more files than one can take in, as `folder: count`. */
export const crowded = (sources: Sources, limit = 30): string[] => {
  const counts = new Map<string, number>();
  for (const file of sources.keys()) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > limit).map(([folder, count]) => `${folder}: ${count} files`);
};

/** Files at the top of `src/`: what every page runs, and the list of features. */
export const looseFiles = (files: readonly string[]): string[] =>
  files.filter((file) => /^src\/[^/]+$/.test(file) && !/^src\/(main\.ts|features\.json)$/.test(file));

export const indexFiles = (sources: Sources): string[] =>
  [...sources.keys()].filter((file) => /(^|\/)index\.\w+$/.test(file));
