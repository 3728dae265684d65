import { existsSync } from 'node:fs';
import { posix } from 'node:path';

/** Folders and files of the project that a document may name in code; a placeholder such as `widgets/<name>/` is none. */
const PATH = /^\.?[\w-]+\/[\w./-]*$|^[\w-]+\.(md|ts|json|php)$/;
/** Made by commands, so that a fresh copy does not have them. */
const MADE = /^(dist|php-plugin\/build|node_modules|test-results)(\/|$)/;

/** Tables that a benchmark writes when a version is made: they say what was there then. */
const MEASURED = /<!-- (\w+) -->[^]*?<!-- \1 -->/g;

const pathsOf = (text: string): string[] =>
  [...text.replace(MEASURED, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, cited]) => cited as string)
    .filter((cited) => PATH.test(cited));
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g)]
    .map(([, link]) => link as string)
    .filter((link) => !/^[a-z]+:/.test(link));

/**
 * Paths in code that a document cites from the project's root, and links from its own folder, of which nothing is there.
 * Only paths with a folder that the root has are meant: `blocks/checkout` is a page, not a folder.
 */
export const brokenCitations = (document: string, text: string, root: string): string[] => {
  const isThere = (path: string) => MADE.test(path) || existsSync(posix.join(root, path));
  const cited = pathsOf(text).filter(
    (path) => path.includes('/') && existsSync(posix.join(root, path.split('/')[0] as string)),
  );
  const linked = linksOf(text).map((link) => posix.join(posix.dirname(document), link));
  return [...new Set([...cited, ...linked])].filter((path) => !isThere(path)).map((path) => `${document}: ${path}`);
};

/** `npm run` commands that a document names and that are not in the package. */
export const unknownCommands = (document: string, text: string, scripts: object): string[] =>
  [...new Set([...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string))]
    .filter((name) => !(name in scripts))
    .map((name) => `${document}: npm run ${name}`);
