/**
 * How terser makes built files smaller once more, behind the bundler's own minifier. `unsafe` writes templates as sums
 * and `String()` as one, which differ for symbols and for objects that are numbers as well.
 *
 * @type {import('terser').MinifyOptions}
 */
export const SMALLER = { ecma: 2020, compress: { passes: 3, unsafe: true } };
