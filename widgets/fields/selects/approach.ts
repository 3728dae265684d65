/** Fields before or behind a select in its form from which the Tab key comes to it next. */
const NEAR = 2;

const isNear = (target: Element, select: HTMLSelectElement): boolean => {
  const fields = [...(select.form?.elements ?? [])].filter(
    (field) => field === select || !field.matches('[type=hidden], :disabled'),
  );
  const place = fields.indexOf(target);
  return place >= 0 && Math.abs(place - fields.indexOf(select)) < NEAR;
};

/**
 * Calls back whenever a shopper is about to use one of the selects: the pointer is over its row, the focus is on it or
 * on a field beside it. What had the focus before counts.
 */
export const onApproach = (
  selects: () => readonly HTMLSelectElement[],
  callback: () => void,
  signal: AbortSignal,
): (() => void) => {
  const onPointerOver = ({ target }: Event) =>
    target instanceof Element &&
    selects().some((select) => (select.closest('.form-row') ?? select).contains(target)) &&
    callback();
  const onFocus = (target: unknown) =>
    target instanceof Element && selects().some((select) => isNear(target, select)) && callback();
  document.addEventListener('pointerover', onPointerOver, { signal, passive: true });
  document.addEventListener('focusin', ({ target }) => onFocus(target), { signal });
  return () => onFocus(document.activeElement);
};
