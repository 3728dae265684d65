import { signature } from './signature.mjs';

/**
 * The merged elements of all pages of a theme: equal siblings are one node, which has the set of its pages. The tree
 * shows which kinds of elements contain which.
 * @typedef {{ pages: Set<string>, children: Map<string, Node> }} Node
 */

/** Elements that are not the shop's markup, or no markup. */
const SKIPPED = 'script:not([type="text/template"]), style, link, meta, #wpadminbar, svg > *, option, noscript';

/** @returns {Node} */
export const emptyTree = () => ({ pages: new Set(), children: new Map() });

/** @param {Node} node @param {Element} element @param {string} page */
export const addPage = (node, element, page) => {
  if (element.matches(SKIPPED)) return;
  // The classes of a body differ between pages, which would prevent merging them.
  const name = element.matches('body') ? 'body' : signature(element);
  const child = node.children.get(name) ?? emptyTree();
  node.children.set(name, child);
  child.pages.add(page);
  for (const inner of element.children) addPage(child, inner, page);
};

/**
 * One line per node: its depth, its signature, and its pages if they differ from those of its parent.
 * @param {Node} node @param {(pages: Set<string>) => string} label @param {string} [around] @param {number} [depth]
 * @returns {string[]}
 */
export const lines = (node, label, around = '', depth = 0) =>
  [...node.children].flatMap(([name, child]) => {
    const pages = label(child.pages);
    return [[depth, name, ...(pages === around ? [] : [pages])].join(' '), ...lines(child, label, pages, depth + 1)];
  });
