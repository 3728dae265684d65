/** @param {string} version */
const parts = (version) => version.split(/[.@-]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Orders versions by their numbers: 9.3.3 before 10.0, 7.1 equal to 7.1.0.
 * Words (a theme's name, `beta`) come before numbers.
 *
 * @param {string} a
 * @param {string} b
 */
export function byVersion(a, b) {
  const [left, right] = [parts(a), parts(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [one, other] = [left[at] ?? 0, right[at] ?? 0];
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    if (typeof one === typeof other) return String(one) < String(other) ? -1 : 1;
    return typeof one === 'string' ? -1 : 1;
  }
  return 0;
}

/** @param {string} a @param {string} b */
export const sameVersion = (a, b) => byVersion(a, b) === 0;

/** A release number: 7.1, 11.0.1, 11.1.0-beta.1. @param {string} text */
export const isVersion = (text) => /^\d+(\.\d+)*(-[\w.]+)?$/.test(text);
