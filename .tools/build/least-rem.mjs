/** A browser's usual size of 1rem, in pixels. */
const USUAL = 16;

/** @param {number} value */
const short = (value) => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.');

/**
 * Gives each size in `rem` of a CSS value a minimum in pixels: the length for a root of 16 px. Themes set the root's text
 * size to 10 px to count in tens; without the minimum, texts would have 9 px and controls would be too small for a finger.
 * A larger text size that the shopper has chosen still counts.
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
