/** Integer euro cents: sums are exact. */
export type Money = number;

/** 123456 → `1.234,56`. */
export const digits = (cents: Money): string => {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  return `${sign}${String(whole).replace(/\B(?=(\d{3})+$)/g, '.')},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
};

/** `1.234,56 €` as plain text. */
export const euros = (cents: Money): string => `${digits(cents)}\u00a0€`;
