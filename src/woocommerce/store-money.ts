import { type Shape, count, text } from '../browser/decode';

/** Amounts are digits in the smallest unit: `1450` with two minor digits is 14.50. */
export const MONEY = {
  currency_minor_unit: count(2, 0),
  currency_decimal_separator: text('.'),
  currency_thousand_separator: text(),
  currency_prefix: text(),
  currency_suffix: text(),
};
type Money = Shape<typeof MONEY>;

/** An amount in the smallest unit. */
export const amount = count(0);

/** `1450` → `14,50 €`, as the shop writes it. */
export const formatMoney = (minor: number, money: Money): string => {
  const digits = String(Math.abs(Math.round(minor))).padStart(money.currency_minor_unit + 1, '0');
  const at = digits.length - money.currency_minor_unit;
  const whole = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, money.currency_thousand_separator);
  const rest = digits.slice(at);
  const written = rest ? whole + money.currency_decimal_separator + rest : whole;
  // The sign stands before a symbol in front, and the space of a suffix does not break.
  const sign = minor < 0 ? '-' : '';
  return (sign + money.currency_prefix + written + money.currency_suffix).replace(/ /g, '\u00a0');
};
