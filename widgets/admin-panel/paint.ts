/** `…[items][3][value]` and its like: what the panel says about one option. */
const ITEM = /^(.+\[items\]\[\d+\])\[(\w+)\]$/;

/** Leaves out of a form what says nothing: servers cut forms at a thousand fields, and a product may have many options. */
const leaveOut = (form: FormData): void => {
  const told = new Set<string>();
  const rows: [name: string, row: string, part: string][] = [];
  for (const [name, value] of form) {
    const [, row, part] = ITEM.exec(name) ?? [];
    if (!name.startsWith('islas_swatches[') || !row || !part) continue;
    rows.push([name, row, part]);
    if (part !== 'value' && value !== '') told.add(row);
  }
  for (const [name, row, part] of rows) if (!told.has(row) || (part !== 'value' && !form.get(name))) form.delete(name);
};

/** The panel of the product screen: its fields are sent when they say something. */
export const paint = (panel: HTMLElement): void => {
  panel.closest('form')?.addEventListener('formdata', ({ formData }) => leaveOut(formData));
};
