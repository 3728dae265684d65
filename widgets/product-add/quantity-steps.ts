/** A field's attribute or value as a number; NaN, which limits nothing, if it is empty, missing or not a number. */
const numeric = (text: string | null): number => (text?.trim() ? Number(text) : NaN);

/**
 * The quantity to write into a field outside the cart, or null to leave it as it is (Specification §5): a value
 * below a min of 0 or more is raised to min. An empty value is not below anything, a max below the min forbids the
 * raise, a missing max nothing. Steps count from min (HTML, "step base"), so that min itself is always on a step.
 */
export const quantityFloor = (value: string | null, min: string | null, max: string | null = null): number | null => {
  const least = numeric(min);
  return least >= 0 && numeric(value) < least && !(numeric(max) < least) ? least : null;
};
