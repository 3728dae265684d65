/** Lifts the bar and its re-open button above fixed elements of the theme at the same edge, such as a bar of its own. */
export const liftBar = (): void => {
  // Between pointer down and click the bar stays under the finger; the next scroll or resize lifts it.
  if (document.querySelector('[class^=islas-consent]:active')) return;
  const isTop = document.querySelector('#islas-consent[data-position=top]');
  const edge = isTop ? 0 : innerHeight;
  let taken = 0;
  const takesMore = (element: Element): boolean => {
    const height = Math.abs(edge - element.getBoundingClientRect()[isTop ? 'bottom' : 'top']);
    // The computed style costs most, so it comes last: nearly all elements of a page are too tall.
    const isKept =
      height > taken &&
      height < innerHeight / 2 &&
      !/^islas-consent/.test(element.className) &&
      /fixed|sticky/.test(getComputedStyle(element).position);
    if (isKept) taken = height;
    return isKept;
  };
  // Fixed elements may be stacked: a store notice on a theme's bar.
  while (document.elementsFromPoint(innerWidth / 2, Math.abs(edge - taken - 1)).some(takesMore));
  // Set only on the elements that use it: it inherits, so on the root it would restyle the whole page.
  for (const { style, id, offsetHeight } of document.querySelectorAll<HTMLElement>(
    '#islas-consent,.islas-consent-again',
  )) {
    style.setProperty('--islas-consent-lift', `${taken}px`);
    // Keeps scroll targets clear of the bar. Set on the root, because this property does not inherit.
    if (id) document.documentElement.style.setProperty('--islas-consent-room', `${taken + offsetHeight}px`);
  }
};
