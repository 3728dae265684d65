/** Links a text to a control by `aria-describedby`, or takes the link away; what others wrote there stays. */
export const describe = (control: Element, id: string, isLinked: boolean): void => {
  const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((other) => other && other !== id);
  const all = isLinked ? [...others, id] : others;
  if (all.length) control.setAttribute('aria-describedby', all.join(' '));
  else control.removeAttribute('aria-describedby');
};

/**
 * Runs after whatever others do when a control changes or is left: WooCommerce's checkout takes the description and
 * the mark of an error away from a field that it finds right.
 */
export const afterOthers = (
  types: readonly string[],
  host: Element,
  go: (control: Element) => void,
  signal: AbortSignal,
): void => {
  for (const type of types)
    document.addEventListener(
      type,
      ({ target }) =>
        target instanceof Element && host.contains(target) && target.matches('input, select, textarea') && go(target),
      { signal },
    );
};
