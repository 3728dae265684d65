// Sends errors of Islas' own files to the shop, in visits of those who manage it. PHP replaces `__URL__` and `__NONCE__`.
{
  const sent = new Set();
  const send = (message, places, island) => {
    const found = /\/islas\/build\/([\w.-]+\.js)/.exec(places);
    const file = found ? found[1] : island;
    if (!file || sent.has(message) || sent.size > 4) return;
    sent.add(message);
    const body = new URLSearchParams({ action: 'islas_errors', _ajax_nonce: __NONCE__, message, file });
    fetch(__URL__, { method: 'POST', body, keepalive: true }).catch(() => {});
  };
  const stack = (error) => (error && error.stack) || '';
  addEventListener('error', ({ message, filename, error }) => send(`${message}`, `${filename} ${stack(error)}`));
  // An island that cannot start says so with an event instead.
  addEventListener('islas:island-error', ({ detail: { name, code, error } }) =>
    send(`${code}: ${error}`, stack(error), name),
  );
  addEventListener('unhandledrejection', ({ reason }) => send(`${reason}`, stack(reason)));
}
