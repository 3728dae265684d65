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
