/** `islas_swatches[attribute_…][items][3][color]` and its like: an attribute, perhaps one of its options, and a part. */
const FIELD = /^islas_swatches\[([^\]]+)\](?:\[items\]\[(\d+)\])?\[(\w+)\]$/;

/** Read by `ProductPanel::save()` in place of the fields. */
const JSON_FIELD = 'islas_swatches_json';

interface Attribute {
  readonly parts: Record<string, string>;
  readonly items: Record<string, string>[];
}

/** Takes the panel's fields out of a form and gives what they say, in the shape that the fields would have in PHP. */
const takeOut = (form: FormData): object => {
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
  // An option's value alone says nothing about it.
  const saysSomething = (item: object) => Object.keys(item).some((part) => part !== 'value');
  return Object.fromEntries(
    [...attributes].map(([name, { parts, items }]) => [name, { ...parts, items: items.filter(saysSomething) }]),
  );
};

/** The panel of the product screen: sent as one field, because servers cut forms at a thousand of them. */
export const paint = (panel: HTMLElement): void => {
  panel.closest('form')?.addEventListener('formdata', ({ formData }) => {
    if (formData.has(JSON_FIELD)) formData.set(JSON_FIELD, JSON.stringify(takeOut(formData)));
  });
};
