import { observeDocument, takePendingRecords } from '../../src/browser/document-observer';

export const FORM = '.variations_form';

/** Whether an element in a form is that form's own: one form may hold several products' (bundles). */
export const isOwnElement = (form: Element, element: Element): boolean => (element.closest(FORM) ?? form) === form;

/** What a search in an element has found, by its selector; kept as long as nothing sought comes anywhere. */
let known = new WeakMap<Element, Map<string, readonly HTMLElement[]>>();
const sought = new Set<string>();

/** Changes of options are ignored: there can be thousands. */
const invalidate = (records: readonly MutationRecord[]): void => {
  const selector = [...sought].join();
  const isSought = (node: Node) =>
    node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
  const isNew = ({ target, addedNodes }: MutationRecord) =>
    !(target instanceof HTMLSelectElement) && [...addedNodes].some(isSought);
  if (selector && records.some(isNew)) known = new WeakMap();
};

/** Forms with a cached result, and the controller that stops observing its changes. */
let keepers = 0;
let own = new AbortController();

/** Keeps what searches find, until the signal of the last form aborts. */
export const watchPlaces = (signal: AbortSignal): void => {
  keepers += 1;
  if (keepers === 1) observeDocument(invalidate, (own = new AbortController()).signal);
  signal.addEventListener('abort', () => {
    keepers -= 1;
    if (keepers) return;
    own.abort();
    known = new WeakMap();
  });
};

const search = (root: Element, selector: string): readonly HTMLElement[] => {
  const places = [...root.querySelectorAll<HTMLElement>(selector)];
  return root.matches(FORM) ? places.filter((place) => isOwnElement(root, place)) : places;
};

/**
 * What a search in a form or a product finds. The answer is kept as long as it stands, because a search walks over
 * every option of every select.
 */
export const findPlaces = (root: Element | null, selector: string): readonly HTMLElement[] => {
  if (!keepers || !root?.isConnected) return root ? search(root, selector) : [];
  sought.add(selector);
  invalidate(takePendingRecords());
  const lists = known.get(root) ?? new Map<string, readonly HTMLElement[]>();
  known.set(root, lists);
  const before = lists.get(selector);
  if (before?.every((place) => root.contains(place) && place.matches(selector))) return before;
  const places = search(root, selector);
  lists.set(selector, places);
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
