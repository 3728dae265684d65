/**
 * The type of a JSON value, as JSON: the words `string`, `number`, `boolean`, `null`; `[T]` a list; an object its
 * keys; `{"anyOf": [...]}` several. Values are never kept.
 * @typedef {string | ShapeList | ShapeRecord} Shape
 * @typedef {Shape[]} ShapeList
 * @typedef {{ [key: string]: Shape }} ShapeRecord
 */

/** An object with more keys of the same type than this is data (such as a user's capabilities), not a shape. */
const MOST_KEYS = 40;

/** @param {Shape[]} shapes @returns {Shape | undefined} */
export const union = (shapes) => {
  const kinds = new Map();
  for (const shape of shapes.flatMap(alternatives)) {
    const kind = typeof shape === 'string' ? shape : Array.isArray(shape) ? 'list' : 'object';
    kinds.set(kind, kinds.has(kind) ? merge(kinds.get(kind), shape) : shape);
  }
  const found = [...kinds.values()];
  return found.length > 1 ? { anyOf: found } : found[0];
};

/** @param {Shape} shape @returns {Shape[]} */
export const alternatives = (shape) =>
  typeof shape === 'object' && !Array.isArray(shape) && Array.isArray(shape.anyOf) ? shape.anyOf : [shape];

/** The type of an object's own key: data may have keys such as `valueOf`, which every object inherits.
 * @param {ShapeRecord} shape @param {string} key @returns {Shape | undefined} */
export const typeAt = (shape, key) => (Object.hasOwn(shape, key) ? shape[key] : undefined);

/** Two shapes of one kind: lists share their entries' type; a key that one object lacks may be `missing`.
 * @param {Shape} one @param {Shape} other @returns {Shape} */
const merge = (one, other) => {
  if (typeof one === 'string' || typeof other === 'string') return one;
  if (Array.isArray(one) || Array.isArray(other)) {
    const entries = union([one, other].flat());
    return entries === undefined ? [] : [entries];
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    keys.map((key) => [key, union([typeAt(one, key) ?? 'missing', typeAt(other, key) ?? 'missing']) ?? 'missing']),
  );
};

/** @param {unknown} value @returns {Shape} */
export const typeOf = (value) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const entries = union(value.map(typeOf));
    return entries === undefined ? [] : [entries];
  }
  if (typeof value !== 'object') return typeof value;
  const entries = Object.entries(value).map(([key, entry]) => /** @type {const} */ ([key, typeOf(entry)]));
  const words = new Set(entries.map(([, type]) => JSON.stringify(type)));
  return entries.length > MOST_KEYS && words.size === 1
    ? { '*': entries[0]?.[1] ?? 'missing' }
    : Object.fromEntries(entries);
};
