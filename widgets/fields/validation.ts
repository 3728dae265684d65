/** Characters that are invalid before the @ without quotes; WordPress' `is_email()` allows fewer still. */
const LOCAL = /^[^\s\p{Cc}@"(),:;<>[\\\]]+$/u;
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u;
/** 2 to 63 letters of any script, with its marks (Specification §5), or the ASCII form in which letters beyond a to z travel. */
const TOP_LEVEL = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,59}(?<!-))$/iu;

/**
 * Generic e-mail check (Specification §5): {local}@{domain} with a top-level domain of 2 to 63 letters.
 * Beyond that it accepts whatever WordPress's `is_email()` does; white space around the address does not count.
 * Each part is read once, so that the time grows with the length and no faster.
 */
export const isEmail = (value: string): boolean => {
  const [local = '', domain = '', ...more] = value.trim().split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
};

/** The separators that WooCommerce's `WC_Validation::is_phone()` allows between digits. */
const SEPARATORS = /[\s#_\-/().]/g;

/** Generic phone check (Specification §5): 6 to 15 digits once separators are removed, perhaps after a plus sign. */
export const isPhone = (value: string): boolean => /^\+?\d{6,15}$/.test(value.replace(SEPARATORS, ''));
