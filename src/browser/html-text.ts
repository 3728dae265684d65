/** The text of a piece of HTML, without the elements of a selector. Nothing in it is loaded or run. */
export const textOf = (html: string, without?: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (without) body.querySelectorAll(without).forEach((part) => part.remove());
  return (body.textContent ?? '').replace(/[\t\n\f\r ]+/g, ' ').trim();
};
