/** The shopper's quantity brought between a variation's least and most; without a number, the least. Empty is no bound. */
export const quantityWithin = (value: string, min: string, max: string): string => {
  const quantity = parseFloat(value);
  if (Number.isNaN(quantity)) return min;
  return String(Math.max(Math.min(quantity, parseFloat(max) || Infinity), parseFloat(min) || 0));
};
