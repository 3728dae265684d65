// Isolates a frame of the gallery: cookies and storage last as long as its page, other frames receive no messages, and
// states that a long timer would end stay.
(() => {
  if (document.currentScript?.dataset.gpc) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  const jar = new Map(Object.entries(JSON.parse(document.currentScript?.dataset.cookies ?? '{}')));
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (/** @type {string} */ text) => {
      const [pair = '', ...more] = text.split(';');
      const [name = '', ...value] = pair.split('=');
      if (more.some((part) => /^\s*max-age=(0|-)/i.test(part))) jar.delete(name.trim());
      else jar.set(name.trim(), value.join('='));
    },
  });
  const methods = {
    /** @this {Record<string, string>} @param {string} key */
    getItem(key) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    /** @this {Record<string, string>} @param {string} key @param {unknown} value */
    setItem(key, value) {
      this[key] = String(value);
    },
    /** @this {Record<string, string>} @param {string} key */
    removeItem(key) {
      delete this[key];
    },
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: Object.create(methods) });
  Object.assign(window, {
    BroadcastChannel: class extends EventTarget {
      postMessage() {}
      close() {}
    },
  });
  Object.defineProperty(navigator, 'locks', { value: undefined });
  const { setTimeout: start } = window;
  Object.assign(window, {
    setTimeout: (/** @type {() => void} */ go, /** @type {number} */ ms = 0, /** @type {unknown[]} */ ...given) =>
      ms < 3000 ? start(go, ms, ...given) : 0,
  });
  // The page around does not scroll to a frame that gives something in it the focus.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true });
  };
})();
