import type { Mount } from '../../src/runtime/define';
import { announce } from '../../src/browser/live-region';
import { whenActivated } from '../../src/browser/page-seen';

const AGAIN_MS = 2000;

/**
 * Announces the count 2000 ms after the listing appears (Specification §2, §9), on every listing and after a
 * sort by the router (W-37); where block filters announce themselves it stays silent (rule 35).
 */
export const announceCount: Mount = (host, { signal }) => {
  if (document.querySelector('[data-wp-interactive="woocommerce/product-filters"]')) return;
  whenActivated(() => announce(host.textContent.trim(), { after: AGAIN_MS, signal }), signal);
};

/** A path without trailing slash and page number, percent-encoding in lower case as WordPress writes it. */
const pathOf = ({ pathname }: HTMLAnchorElement | Location): string =>
  pathname.replace(/(\/page\/\d+)?\/*$/, '').toLowerCase();

/** The same address: same path, and every query parameter of the link stands in the page's query. */
const isCurrentPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  pathOf(link) === pathOf(location) &&
  [...new URLSearchParams(link.search)].every(
    ([key, value]) => new URLSearchParams(location.search).get(key) === value,
  );

/** Marks the link whose address equals the current page's (Specification §2), with WooCommerce's own class. */
export const markCategory: Mount<HTMLAnchorElement> = (host) => {
  if (!isCurrentPage(host)) return;
  host.ariaCurrent = 'page';
  host.closest('li')?.classList.add('current-cat');
};
