import type { Mount } from '../../src/island/define';

/** A path without its trailing slash and page number, decoded; what cannot be decoded is compared as it is. */
const pathOf = ({ pathname }: HTMLAnchorElement | Location): string => {
  const path = pathname.replace(/(\/page\/\d+)?\/*$/, '');
  try {
    return decodeURI(path).normalize();
  } catch {
    return path;
  }
};

/** The same address: same path, and every query parameter of the link stands in the page's query. */
const leadsHere = (link: HTMLAnchorElement): boolean => {
  const query = new URLSearchParams(location.search);
  return (
    link.origin === location.origin &&
    pathOf(link) === pathOf(location) &&
    [...new URLSearchParams(link.search)].every(([key, value]) => query.get(key) === value)
  );
};

/** Marks the link whose address equals the current page's (Specification §2), with WooCommerce's own class. */
export const mount: Mount<HTMLAnchorElement> = (host) => {
  if (!leadsHere(host)) return;
  host.setAttribute('aria-current', 'page');
  host.closest('li')?.classList.add('current-cat');
};
