/** Hides the rows of the cookie table that do not have what is typed, and says how many are left once the owner rests. */
{
  const search = /** @type {HTMLInputElement} */ (document.getElementById('islas-cookie-search'));
  const section = /** @type {HTMLElement} */ (search.closest('section'));
  const status = /** @type {HTMLElement} */ (section.querySelector('[data-islas-count]'));
  /** @param {string} text */
  const plain = (text) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .trim()
      .toLowerCase();
  /** @param {HTMLTableRowElement} row */
  const words = (row) =>
    [...row.cells]
      .map((cell) => {
        const field = /** @type {HTMLInputElement | HTMLSelectElement | null} */ (cell.querySelector('input, select'));
        if (!field) return cell.textContent;
        return 'selectedOptions' in field ? field.selectedOptions[0].text : field.value;
      })
      .join(' ');
  let timer = 0;
  search.addEventListener('input', (event) => {
    // Nothing of it is a setting.
    event.stopPropagation();
    const wanted = plain(search.value);
    let found = 0;
    for (const row of section.querySelectorAll('tbody tr:not([data-islas-new])')) {
      const isFound = plain(words(/** @type {HTMLTableRowElement} */ (row))).includes(wanted);
      /** @type {HTMLElement} */ (row).hidden = !isFound;
      found += Number(isFound);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = wanted && (status.dataset.islasCount || '').replace('%d', String(found));
    }, 600);
  });
  /** @type {HTMLFormElement} */ (search.form).addEventListener('submit', (event) => event.preventDefault());
  /** @type {HTMLElement} */ (section.querySelector('button')).remove();
}
