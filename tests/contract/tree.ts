/** A node of a golden file: a text, or an element with sorted attributes. */
export type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] };

/** Attributes that scripts add to a live page; not compared. */
const attributesOf = (element: Element, isLive: boolean): (readonly [string, string])[] => {
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  if (!isLive || !(element instanceof HTMLInputElement)) return attributes;
  const others = attributes.filter(([name]) => name !== 'checked');
  return element.checked ? [...others, ['checked', '']] : others;
};

/**
 * The tree of markup, or of an element's present content, as the golden files hold it; white space between tags is a
 * text like any other.
 */
export const treeOf = (markup: string | Element): Tree[] => {
  const isLive = typeof markup !== 'string';
  const root = isLive ? markup : document.createElement('div');
  if (!isLive) root.innerHTML = markup;
  const read = (parent: Element): Tree[] =>
    [...parent.childNodes].map((node) =>
      node instanceof Element
        ? {
            tag: node.localName,
            attributes: Object.fromEntries(attributesOf(node, isLive).sort(([a], [b]) => (a < b ? -1 : 1))),
            children: read(node),
          }
        : (node.textContent ?? ''),
    );
  return read(root);
};
