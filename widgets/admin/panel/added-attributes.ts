/** WordPress adds a term by AJAX and then clears the visible fields of the form; this clears the others. */
export const paint = (list: HTMLElement): void => {
  const form = document.querySelector<HTMLFormElement>('#addtag');
  if (!form) return;
  new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLTableRowElement))) return;
    for (const field of form.querySelectorAll('[data-islas]')) field.dispatchEvent(new Event('islas:clear'));
    for (const box of form.querySelectorAll<HTMLInputElement>('.islas-dual')) box.checked = false;
  }).observe(list, { childList: true });
};
