import type { Mount } from '../../src/island/define';

/** A path without its trailing slash and page number, decoded; what cannot be decoded is compared as it is. */
const pathOf = (url: URL): string => {
  const path = url.pathname.replace(/(\/page\/\d+)?\/*$/, '');
  try {
    return decodeURI(path).normalize();
  } catch {
    return path;
  }
};

/** The same address: same path, and every query parameter of the link stands in the page's query. */
const leadsHere = (link: URL, page: URL): boolean =>
  link.origin === page.origin &&
  pathOf(link) === pathOf(page) &&
  [...link.searchParams].every(([key, value]) => page.searchParams.get(key) === value);

/** Marks the link whose address equals the current page's (Specification §2), with WooCommerce's own class. */
export const mount: Mount = (host) => {
  if (!(host instanceof HTMLAnchorElement) || !leadsHere(new URL(host.href), new URL(location.href))) return;
  host.setAttribute('aria-current', 'page');
  host.closest('li')?.classList.add('current-cat');
};
