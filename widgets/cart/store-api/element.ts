/** An element with attributes, and with nodes or text inside. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...inside: (Node | string)[]
): Element => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
};
