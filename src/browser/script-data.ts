/**
 * The text of the script element with this id, or `undefined`. Never of another element: everyone who writes posts may
 * write an id.
 */
export const readScriptText = (id: string): string | undefined =>
  document.querySelector(`script[id="${id}"]`)?.textContent ?? undefined;
