/**
 * The plugin's dialog of an overlay, or `null`. Everyone who writes posts may write its id, but no script element; and
 * a page prints its dialogs behind all contents.
 */
export const findDialog = (name: string): HTMLDialogElement | null => {
  const all = [...document.querySelectorAll<HTMLDialogElement>(`dialog[id="islas-${name}"]`)];
  return all.find((dialog) => dialog.querySelector('script')) ?? all.at(-1) ?? null;
};
