import { signature } from './signature.mjs';

/**
 * Pages of one theme laid over each other: equal siblings are one node, which knows the pages it stands on. What is
 * left is which kinds of elements stand in which.
 * @typedef {{ pages: Set<string>, children: Map<string, Node> }} Node
 */

/** Not the shop's markup, or not markup. */
const SKIPPED = 'script:not([type="text/template"]), style, link, meta, #wpadminbar, svg > *, option, noscript';

/** @returns {Node} */
export const emptyTree = () => ({ pages: new Set(), children: new Map() });

/** @param {Node} node @param {Element} element @param {string} page */
export const addPage = (node, element, page) => {
  if (element.matches(SKIPPED)) return;
  // A body says by its classes what page it is: it would keep all pages apart.
  const name = element.matches('body') ? 'body' : signature(element);
  const child = node.children.get(name) ?? emptyTree();
  node.children.set(name, child);
  child.pages.add(page);
  for (const inner of element.children) addPage(child, inner, page);
};

/**
 * One line per node: its depth, its signature, and its pages where they are not those of the node around it.
 * @param {Node} node @param {(pages: Set<string>) => string} label @param {string} [around] @param {number} [depth]
 * @returns {string[]}
 */
export const lines = (node, label, around = '', depth = 0) =>
  [...node.children].flatMap(([name, child]) => {
    const pages = label(child.pages);
    return [[depth, name, ...(pages === around ? [] : [pages])].join(' '), ...lines(child, label, pages, depth + 1)];
  });
