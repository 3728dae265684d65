import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Path inside the project → text. */
export type Sources = ReadonlyMap<string, string>;

const SKIPPED = /(^|\/)(node_modules|vendor|build|dist|\.git|captures|php-plugin\/languages)$/;

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (SKIPPED.test(path)) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });

/** Every text file under the given folders or files of the project; a folder that does not exist is empty. */
export const readSources = (...places: readonly string[]): Sources =>
  new Map(
    places
      .map((place) => join(ROOT, place))
      .flatMap((path) => {
        const found = statSync(path, { throwIfNoEntry: false });
        return !found ? [] : found.isDirectory() ? walk(path) : [path];
      })
      .filter((path) => /\.(ts|tsx|mjs|js|css|php|json)$/.test(path))
      .map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')]),
  );

/** The code without its comments, so that a contract may name what the code may not. */
export const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`])\/\/[^\n]*/g, (_all, before: string | undefined) => before ?? '');
