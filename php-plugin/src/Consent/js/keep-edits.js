/**
 * Keeps unsaved changes of the settings form in this tab while another button or link of the screen loads it again, and
 * puts them back. Forgets them once the form is stored, or shows what the server refused.
 */
{
  const KEY = 'islas_consent_edits';
  const form = /** @type {HTMLFormElement} */ (document.getElementById('islas-consent-form'));
  const note = /** @type {HTMLElement} */ (document.getElementById('islas-consent-edits'));
  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */
  const fields = () =>
    /** @type {Field[]} */ ([...form.elements].filter((field) => field.matches('input:not([type=hidden]), select')));
  const isTick = (/** @type {Field} */ field) => field instanceof HTMLInputElement && field.type === 'checkbox';
  const nameOf = (/** @type {Field} */ field) => field.name + (isTick(field) ? ` ${field.value}` : '');
  const valueOf = (/** @type {Field} */ field) =>
    isTick(field) ? /** @type {HTMLInputElement} */ (field).checked : field.value;
  const first = new Map(fields().map((field) => [nameOf(field), valueOf(field)]));
  const kept = JSON.parse(sessionStorage.getItem(KEY) || 'null') || {};
  let isStored = false;

  const keep = () => {
    const changed = fields()
      .filter((field) => field.name && valueOf(field) !== first.get(nameOf(field)))
      .map((field) => [nameOf(field), valueOf(field)]);
    if (changed.length && !isStored)
      sessionStorage.setItem(KEY, JSON.stringify({ edits: Object.fromEntries(changed) }));
    else if (!isStored) sessionStorage.removeItem(KEY);
  };

  // A save that has come back: stored, or shown as the server refused it.
  if (kept.isSaving && /[?&]islas-said=(saved|mended|refused|conflict)\b/.test(location.search))
    sessionStorage.removeItem(KEY);
  else if (kept.edits) {
    for (const field of fields()) {
      const value = kept.edits[nameOf(field)];
      if (typeof value === 'boolean') /** @type {HTMLInputElement} */ (field).checked = value;
      else if (typeof value === 'string') field.value = value;
    }
    keep();
    note.hidden = !sessionStorage.getItem(KEY);
    form.dispatchEvent(new Event('input'));
  }

  form.addEventListener('change', keep);
  form.addEventListener('input', keep);
  form.addEventListener('submit', ({ submitter }) => {
    if (submitter?.getAttribute('formtarget')) return;
    keep();
    const { edits } = JSON.parse(sessionStorage.getItem(KEY) || '{}');
    sessionStorage.setItem(KEY, JSON.stringify({ edits, isSaving: true }));
    isStored = true;
  });
  note.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.removeItem(KEY);
    location.reload();
  });
}
