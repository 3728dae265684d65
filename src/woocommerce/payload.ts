import type { Fields } from './shop-request';
import { platform } from './platform';

/** Data attributes that Islas writes on the control; they are not sent. */
const STAMP = /^(island(State)?|islasAction)$/;

/** Data attributes of the button merged over jQuery's cached data for it (Specification §7, contract 4.1). */
export const readPayload = (button: HTMLElement): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...platform.memory(button), ...button.dataset }).filter(([key]) => !STAMP.test(key)),
  );

/** Keys that are never sent: `add-to-cart`, with which the server would add twice (contract 4.1), and `__proto__`. */
const REFUSED = /^\s*add-to-cart(\[|$)|^__proto__$/;

/** Replaces unpaired surrogates, which cannot be encoded, by U+FFFD, as the browser's parser does. */
const toWellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return !prototype || !Object.getPrototypeOf(prototype);
};

const cleanValue = (value: unknown, above: readonly unknown[]): unknown => {
  if (typeof value !== 'object') return /^[fu]|sy/.test(typeof value) ? undefined : toWellFormed(String(value));
  if (!value) return '';
  if (above.includes(value)) return undefined;
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, inside) ?? '');
  return isPlain(value) ? toPlainFields(value as Fields, inside) : undefined;
};

/** Keeps plain data only: functions are not called; nodes, class instances and circular references are dropped (W-09). */
export const toPlainFields = (fields: Fields, above: readonly unknown[] = [fields]): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([key, value]) => [toWellFormed(key), REFUSED.test(key) ? undefined : cleanValue(value, above)] as const)
      .filter(([, value]) => value !== undefined),
  );
