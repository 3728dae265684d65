import { platform } from './platform';

/** What a form can carry: keys in the order they are sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** Attributes that Islas stamps on the control; they are not the shop's. */
const STAMP = /^(island(State)?|islasAction)$/;

/** Specification §7: every data attribute of the button, over what a library remembers for it (contract 4.1). */
export const payloadOf = (button: HTMLElement): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...platform.memory(button), ...button.dataset }).filter(([key]) => !STAMP.test(key)),
  );

/**
 * Never sent: a second `add-to-cart`, which the server would take for another add (contract 4.1), and the one key
 * that changes an object instead of filling it.
 */
const REFUSED = /^\s*add-to-cart(\[|$)|^__proto__$/;

/** Half a surrogate pair cannot be encoded; the browser's parser writes U+FFFD for it too. */
const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return !prototype || !Object.getPrototypeOf(prototype);
};

const clean = (value: unknown, above: readonly unknown[]): unknown => {
  if (typeof value !== 'object') return /^[fu]|sy/.test(typeof value) ? undefined : wellFormed(String(value));
  if (!value) return '';
  if (above.includes(value)) return undefined;
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((entry) => clean(entry, inside) ?? '');
  return isPlain(value) ? sendable(value as Fields, inside) : undefined;
};

/** Plain data only: functions are not called, and nodes, instances and circles are left out (W-09). */
export const sendable = (fields: Fields, above: readonly unknown[] = [fields]): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([key, value]) => [wellFormed(key), REFUSED.test(key) ? undefined : clean(value, above)] as const)
      .filter(([, value]) => value !== undefined),
  );
