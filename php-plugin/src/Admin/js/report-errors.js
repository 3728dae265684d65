/**
 * Sends errors of Islas' own files to the shop, with some fields in every report. Where these need consent, only from
 * visitors who have given it to the category.
 */
function reportErrors(address, fields, category) {
  const sent = new Set();
  const send = (message, places, island) => {
    const found = /\/islas\/build\/([\w.-]+\.js)/.exec(places);
    const file = found ? found[1] : island;
    if (!file || sent.has(message) || sent.size > 4) return;
    if (category && !window.wp_has_consent?.(category)) return;
    sent.add(message);
    const body = new URLSearchParams({ ...fields, message, file });
    fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {});
  };
  const stack = (error) => (error && error.stack) || '';
  addEventListener('error', ({ message, filename, error }) => send(`${message}`, `${filename} ${stack(error)}`));
  // An island that cannot start says so with an event instead.
  addEventListener('islas:island-error', ({ detail: { name, code, error } }) =>
    send(`${code}: ${error}`, stack(error), name),
  );
  addEventListener('unhandledrejection', ({ reason }) => send(`${reason}`, stack(reason)));
}
