/** Fetches the rows of the log every four seconds while the screen is visible. */
{
  const { address = '', nonce = '' } = document.currentScript.dataset;
  const body = document.querySelector('#islas-analytics-log tbody');
  /** @param {string} name @param {(Node | string)[]} children */
  const element = (name, children) => {
    const made = document.createElement(name);
    made.append(...children);
    return made;
  };
  const update = async () => {
    if (document.hidden) return;
    const response = await fetch(address, { headers: { 'X-WP-Nonce': nonce } });
    if (!response.ok) return;
    /** @type {{ rows: string[][] }} */
    const { rows } = await response.json();
    if (!rows.length) return;
    body.replaceChildren(
      ...rows.map((row) =>
        element(
          'tr',
          row.map((cell) => element('td', [cell])),
        ),
      ),
    );
  };
  setInterval(() => update().catch(() => undefined), 4000);
}
