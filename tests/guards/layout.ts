import { posix } from 'node:path';
import type { Sources } from './sources';

/** The design card's top level, documents, and configuration where editors and tools look for it; dotfiles apart. */
export const TOP_LEVEL = [
  'LICENSE',
  'README.md',
  'biome.json',
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
  'widgets',
];
const GENERATED = ['node_modules', 'dist', 'test-results', 'playwright-report'];

export const strangers = (names: readonly string[]): string[] =>
  names.filter((name) => !name.startsWith('.') && !GENERATED.includes(name) && !TOP_LEVEL.includes(name));

const lines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** Lists and nothing else, of one row for each thing: as long as there are things. The second is what the build makes. */
const LISTS = /^php-plugin\/(src\/Hooks\.php|languages\/)/;

export const tooLong = (sources: Sources, limit: number): string[] =>
  [...sources]
    .filter(([file, text]) => !LISTS.test(file) && lines(text) > limit)
    .map(([file, text]) => `${file}: ${lines(text)} lines`);

/** Layers, and the entries, are lists of like files; every other folder is one thing. */
const LAYER = /^src(\/(contracts|domain|services|stores))?$/;

export const crowded = (sources: Sources, limits = { folder: 10, layer: 30 }): string[] => {
  const counts = new Map<string, number>();
  for (const file of sources.keys()) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > (LAYER.test(folder) ? limits.layer : limits.folder))
    .map(([folder, count]) => `${folder}: ${count} files`);
};

export const indexFiles = (sources: Sources): string[] =>
  [...sources.keys()].filter((file) => /(^|\/)index\.\w+$/.test(file));
