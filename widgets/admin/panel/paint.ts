/**
 * Field names such as `islas_swatches[attribute_…][items][3][color]`: an attribute, optionally one of its options, and
 * a key.
 */
const FIELD = /^islas_swatches\[([^\]]+)\](?:\[items\]\[(\d+)\])?\[(\w+)\]$/;

/** Read by `ProductPanel::saveOverrides()` in place of the fields. */
const JSON_FIELD = 'islas_swatches_json';

interface Attribute {
  readonly parts: Record<string, string>;
  readonly items: Record<string, string>[];
}

/**
 * Removes the panel's fields from the submitted form and returns their values in the shape that PHP would parse them
 * into.
 */
const extractPanel = (form: FormData): object => {
  const attributes = new Map<string, Attribute>();
  for (const [name, value] of [...form]) {
    const [, attribute, place, part] = FIELD.exec(name) ?? [];
    if (!attribute || !part) continue;
    form.delete(name);
    const { parts, items } = attributes.get(attribute) ?? { parts: {}, items: [] };
    const owner = place === undefined ? parts : (items[Number(place)] ??= {});
    if (value !== '') owner[part] = String(value);
    attributes.set(attribute, { parts, items });
  }
  // An option with nothing but its value has no settings of its own to save.
  const hasSettings = (item: object) => Object.keys(item).some((part) => part !== 'value');
  return Object.fromEntries(
    [...attributes].map(([name, { parts, items }]) => [name, { ...parts, items: items.filter(hasSettings) }]),
  );
};

/**
 * The product screen's panel. It submits one JSON field, because PHP drops fields after `max_input_vars` (1000 by
 * default).
 */
export const paint = (panel: HTMLElement): void => {
  panel.closest('form')?.addEventListener('formdata', ({ formData }) => {
    if (formData.has(JSON_FIELD)) formData.set(JSON_FIELD, JSON.stringify(extractPanel(formData)));
  });
};
