interface Kept {
  readonly lists: Map<string, readonly HTMLElement[]>;
  readonly observer: MutationObserver;
}

const known = new WeakMap<Element, Kept>();

const keep = (root: Element): Kept => {
  const kept = { lists: new Map(), observer: new MutationObserver((news) => heed(kept, news)) };
  known.set(root, kept);
  kept.observer.observe(root, { childList: true, subtree: true });
  return kept;
};

/** Forgets everything once something that was looked for has come; options come and go by the thousand. */
const heed = ({ lists }: Kept, news: readonly MutationRecord[]): void => {
  const selector = [...lists.keys()].join();
  const isSought = (node: Node) =>
    node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
  const isNew = ({ target, addedNodes }: MutationRecord) =>
    !(target instanceof HTMLSelectElement) && [...addedNodes].some(isSought);
  if (selector && news.some(isNew)) lists.clear();
};

/**
 * What a search in a form or a product finds. The answer is kept as long as it stands, because a search walks over
 * every option of every select.
 */
export const placesIn = (root: Element | null, selector: string): readonly HTMLElement[] => {
  if (!root) return [];
  const kept = known.get(root) ?? keep(root);
  heed(kept, kept.observer.takeRecords());
  const before = kept.lists.get(selector);
  if (before?.every((place) => root.contains(place) && place.matches(selector))) return before;
  const places = [...root.querySelectorAll<HTMLElement>(selector)];
  kept.lists.set(selector, places);
  return places;
};

/**
 * The page's own texts and attributes, kept in `data-o_content` and `data-o_{name}` before the first change, where
 * other code looks for them (contract 2.6).
 */
export const setContent = (element: Element, content: string): void => {
  if (!element.hasAttribute('data-o_content')) element.setAttribute('data-o_content', element.textContent ?? '');
  element.textContent = content;
};

export const resetContent = (element: Element): void => {
  const original = element.getAttribute('data-o_content');
  if (original !== null) element.textContent = original;
};

/** `null` and `false` remove the attribute, `undefined` leaves it. */
export const setAttribute = (element: Element, name: string, value: unknown): void => {
  const key = `data-o_${name}`;
  if (!element.hasAttribute(key)) element.setAttribute(key, element.getAttribute(name) ?? '');
  if (value === null || value === false) element.removeAttribute(name);
  else if (value !== undefined) element.setAttribute(name, String(value));
};

export const resetAttribute = (element: Element, name: string): void => {
  const original = element.getAttribute(`data-o_${name}`);
  if (original !== null) element.setAttribute(name, original);
};
