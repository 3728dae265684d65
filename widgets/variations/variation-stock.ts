import { count, flag } from '../../src/browser/decode';
import type { Variation } from './variation';

export type StockHint = number | string | null;

const number = count(NaN);

/**
 * What is left of a variation, when that is worth saying (Specification §4): in stock, with a `max_qty` at or below
 * the threshold. `variation_stock_left` is used unchanged if it is a text, else as a number. A product sold
 * individually has a `max_qty` of 1 whatever its stock, so there only a managed stock is hinted at.
 */
export const stockHint = ({ inStock, raw }: Variation, threshold: number): StockHint => {
  const { max_qty: max, variation_stock_left: left } = raw;
  const isLeftKnown = left !== undefined && left !== null && left !== '';
  if (!inStock || !(number(max) <= threshold)) return null;
  if (flag()(raw.is_sold_individually) && !isLeftKnown) return null;
  if (!isLeftKnown) return number(max);
  return Number.isNaN(number(left)) ? String(left) : number(left);
};

/** The shopper's quantity brought between a variation's least and most; without a number, the least. Empty is no bound. */
export const limitQuantity = (value: string, min: string, max: string): string => {
  const quantity = parseFloat(value);
  if (Number.isNaN(quantity)) return min;
  return String(Math.max(Math.min(quantity, parseFloat(max) || Infinity), parseFloat(min) || 0));
};
