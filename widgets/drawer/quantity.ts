/** Bounds of a line's quantity, as the field of the cart page has them. */
export interface Bounds {
  readonly min: number;
  /** 0: no limit. */
  readonly max: number;
  /** Distance of the quantities that can be chosen, counted from `min`; 0: every number. */
  readonly step: number;
  /** Whether the field takes 0, which removes the line. */
  readonly mayBeZero: boolean;
}

/** Rounds away the error of binary fractions, so that 0.1 and 0.2 give 0.3. */
const roundQuantity = (quantity: number): number => Number(quantity.toFixed(6));

/**
 * The next quantity in a direction, like `stepUp()` and `stepDown()` of a number field: one between two steps goes to
 * the nearer end of its step, one beyond the bounds goes back within. `null` where the bounds end.
 */
export const nextQuantity = ({ min, max, step }: Bounds, from: number, direction: 1 | -1): number | null => {
  const by = step || 1;
  const at = roundQuantity((from - min) / by);
  const last = max ? Math.floor(roundQuantity((max - min) / by)) : Infinity;
  const next = direction > 0 ? Math.max(0, Math.floor(at) + 1) : Math.min(last, Math.ceil(at) - 1);
  return next < 0 || next > last ? null : roundQuantity(min + next * by);
};

/** What a typed text asks for: a quantity, the removal of the line, or `null` for what the cart page refuses. */
export const typedQuantity = (bounds: Bounds, typed: number): number | 'remove' | null => {
  const { min, max, step, mayBeZero } = bounds;
  const steps = step ? roundQuantity((typed - min) / step) : 0;
  if (typed <= 0) return mayBeZero ? 'remove' : null;
  return typed < min || (max && typed > max) || steps % 1 ? null : roundQuantity(typed);
};

/** The browser's own sentence about a refused number, in the shopper's language; empty if it has none. */
export const refusalText = ({ min, max, step }: Bounds, typed: number): string => {
  const field = Object.assign(document.createElement('input'), {
    type: 'number',
    min: `${min}`,
    max: max ? `${max}` : '',
    step: step ? `${step}` : 'any',
    value: `${typed}`,
  });
  return field.validationMessage;
};
