const NAME = /^islas_settings\[(\w+)\]$/;

/** The settings in a form of the settings screen, with the types of the schema. */
export const formValues = (form: HTMLFormElement): Record<string, boolean | number | string> => {
  const values: Record<string, boolean | number | string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const key = NAME.exec(field.name)?.[1];
    // A checkbox has a hidden twin, for forms that are sent.
    if (!key || field.type === 'hidden') continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') values[key] = field.checked;
    else values[key] = field.type === 'number' && field.value !== '' ? Number(field.value) : field.value;
  }
  return values;
};
