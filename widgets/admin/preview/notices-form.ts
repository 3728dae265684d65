/** The form of the shop's notices, which PHP prints; null on a screen without it. */
export const findNoticesForm = (): HTMLFormElement | null =>
  document.querySelector<HTMLInputElement>('input[name="option_page"][value="islas_notices"]')?.form ?? null;

/** Lists that are being edited on the screen, in the form of an export; none without their form. */
export const readUnsavedLists = (): Readonly<Record<string, unknown>> => {
  const form = findNoticesForm();
  if (!form) return {};
  const rows = new Map<string, Record<string, string>>();
  for (const [name, value] of new FormData(form)) {
    const [, row, key] = /^islas_notices\[(\d+)\]\[(\w+)\]$/.exec(name) ?? [];
    if (row && key && typeof value === 'string') rows.set(row, { ...rows.get(row), [key]: value });
  }
  return { notices: [...rows.values()] };
};
