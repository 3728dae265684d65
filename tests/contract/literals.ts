import ts from 'typescript';
import { readSources } from '../guards/sources';

/** String literals of a file of the browser code, except import paths. */
const textsOf = (file: string, code: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true));
  return found.filter((text) => !/^\.{1,2}\//.test(text));
};

/** All source files except the tables of events, which only name events that other files use. */
const BEHAVES = /^(?!src\/runtime\/(event-types|feature-events)\.ts).*\.tsx?$/;

export const literals: ReadonlySet<string> = new Set(
  [...readSources('src', 'widgets')].flatMap(([file, code]) => (BEHAVES.test(file) ? textsOf(file, code) : [])),
);

/** Texts that name a class, an id or an attribute. Words with a dot inside are actions, namespaces or files instead. */
const NAMED = /^(\.[a-z_][\w-]*)|[\s,(>]\.[a-zA-Z]|^#[a-z]|^[a-z]+[.#][\w-]*[\w\s:>,()[\]"=^*#.-]*$|\[[\w-]+[\]=~|^$*]/;

const isSelector = (text: string): boolean => {
  if (!NAMED.test(text) || /^[a-z]+\.[a-z]+$|\/|[{}]|^#[0-9a-f]{3,6}$|[-_]$/.test(text)) return text.startsWith('div.');
  try {
    document.createElement('div').querySelector(text);
    return true;
  } catch {
    return false;
  }
};

export const selectors: readonly string[] = [...literals].filter(isSelector).sort();
