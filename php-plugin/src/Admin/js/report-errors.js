// Sends errors of Islas' own files to the shop. PHP replaces `__URL__`, `__FIELDS__`: fields that go with every report,
// and `__MAY_SEND__`: whether this visitor's may be sent.
{
  const sent = new Set();
  const send = (message, places, island) => {
    const found = /\/islas\/build\/([\w.-]+\.js)/.exec(places);
    const file = found ? found[1] : island;
    if (!file || sent.has(message) || sent.size > 4 || !__MAY_SEND__) return;
    sent.add(message);
    const body = new URLSearchParams({ ...__FIELDS__, message, file });
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
