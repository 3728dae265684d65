/**
 * Runs in a page that shows a draft of the owner's, before all other scripts. Cookies that scripts write are kept in
 * memory until the next page, so that a decision in the preview is not the owner's; links and forms of the shop carry
 * the draft on, as a parameter of the address.
 */
function previewPage(parameter, draft) {
  const jar = new Map();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...jar].map(([name, value]) => name + '=' + value).join('; '),
    set(line) {
      const [, name, value, rest] = /^\s*([^=;]*)=?([^;]*)(.*)$/s.exec(line);
      const age = /max-age=\s*(-?\d+)/i.exec(rest);
      const end = /expires=([^;]+)/i.exec(rest);
      const isDeleted = age ? +age[1] <= 0 : end && Date.parse(end[1]) <= Date.now();
      if (isDeleted) jar.delete(name.trim());
      else jar.set(name.trim(), value.trim());
    },
  });
  Object.defineProperty(window, 'cookieStore', { configurable: true, value: undefined });

  const isShop = (url) => url.origin === location.origin && !/\/wp-(admin|login)/.test(url.pathname);
  const carry = (address) => {
    const url = new URL(address, location.href);
    if (isShop(url)) url.searchParams.set(parameter, draft);
    return url.href;
  };
  addEventListener(
    'click',
    ({ target }) => {
      const link = target.closest && target.closest('a[href]');
      const address = link && link.getAttribute('href');
      if (address && !/^(#|[a-z]+:(?!\/\/))/i.test(address)) link.href = carry(address);
    },
    true,
  );
  addEventListener(
    'submit',
    ({ target }) => {
      if (!isShop(new URL(target.action, location.href))) return;
      if (target.method === 'get') {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name: parameter, value: draft });
        target.append(field);
      } else target.setAttribute('action', carry(target.getAttribute('action') || location.href));
    },
    true,
  );
  document.documentElement.dataset.islasPreview = '';
}
