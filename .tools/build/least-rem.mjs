/** A browser's usual size of 1rem, in pixels. */
const USUAL = 16;

/** @param {number} value */
const short = (value) => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.');

/**
 * A value of CSS whose sizes in `rem` have at least the length that they have where nobody changes the root's text size:
 * themes set it to 10 px to count in tens, which would make texts of 9 px and controls too small for a finger. A
 * shopper's own larger size stays.
 *
 * @param {string} value
 */
export const leastRem = (value) =>
  value.replace(/(?<![\w.#-])(-?)(\d*\.?\d+)rem\b/g, (_all, sign, number) => {
    const size = Number(`${sign}${number}`);
    return `${sign ? 'min' : 'max'}(${short(size)}rem,${short(size * USUAL)}px)`;
  });

/** For the build of styles. */
export const leastRemStyles = {
  postcssPlugin: 'islas-least-rem',
  /** @param {{ walkDecls: (change: (declaration: { value: string }) => void) => void }} styles */
  Once: (styles) => styles.walkDecls((declaration) => void (declaration.value = leastRem(declaration.value))),
};
