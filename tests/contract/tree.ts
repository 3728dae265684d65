/** A node of a golden file: a text, or an element with sorted attributes. */
export type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] };

/** The tree of markup as the golden files hold it; white space between tags is a text like any other. */
export const treeOf = (html: string): Tree[] => {
  const root = document.createElement('div');
  root.innerHTML = html;
  const read = (parent: Element): Tree[] =>
    [...parent.childNodes].map((node) =>
      node instanceof Element
        ? {
            tag: node.localName,
            attributes: Object.fromEntries(
              [...node.attributes]
                .map(({ name, value }) => [name, value] as const)
                .sort(([a], [b]) => (a < b ? -1 : 1)),
            ),
            children: read(node),
          }
        : (node.textContent ?? ''),
    );
  return read(root);
};
