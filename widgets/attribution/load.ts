import type { Page } from './page-globals';
import { loadChunk } from '../../src/browser/load-chunk';
import { report } from '../../src/runtime/events';
import { plainCookie } from '../../src/browser/plain-cookies';

const page = window as Page;

/**
 * Where Islas asks for consent, order attribution can do nothing before it is given: its file is loaded with consent,
 * when other code says whether it may track, and to take cookies of before away. Until then nothing is known of the
 * visitor, and `wc_order_attribution` says so (contract 5.2); the page view is noted as it is now.
 */
export const startLateAttribution = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  if (!shop?.isLate) return;
  const look = () => {
    if (shop.asked === undefined && !page.wp_has_consent?.('marketing') && !plainCookie('sbjs_current')) return;
    loadChunk(() => import('./entry')).catch((error) => report('late-attribution', 'chunk_failed', error));
  };
  shop.came = { href: location.href, at: new Date() };
  shop.getAttributionData = () => Object.fromEntries(Object.keys(shop.fields).map((field) => [field, null]));
  shop.setOrderTracking = (isAllowed) => {
    shop.asked = isAllowed;
    look();
  };
  document.addEventListener('wp_listen_for_consent_change', look, { signal });
  look();
};
