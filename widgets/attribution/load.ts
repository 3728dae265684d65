import type { Page } from './page-globals';
import { loadLater } from '../../src/runtime/load-later';
import { whenActivated } from '../../src/browser/page-seen';
import { readPlainCookie } from '../../src/browser/plain-cookies';

const page = window as Page;

/**
 * On pages where Islas asks for consent, loads order attribution when consent is given, when other code calls
 * `setOrderTracking`, or when cookies of earlier visits must be deleted. Until then `wc_order_attribution` returns empty
 * fields (contract 5.2); the page view is recorded now.
 */
export const startLateAttribution = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  if (!shop?.isLate) return;
  const loadIfNeeded = () => {
    if (shop.asked === undefined && !page.wp_has_consent?.('marketing') && !readPlainCookie('sbjs_current')) return;
    void loadLater(
      'late-attribution',
      () => import('./entry'),
      () => undefined,
      { signal },
    );
  };
  whenActivated(() => {
    shop.came = { href: location.href, at: new Date() };
  }, signal);
  shop.getAttributionData = () => Object.fromEntries(Object.keys({ ...shop.fields }).map((field) => [field, null]));
  shop.setOrderTracking = (isAllowed) => {
    shop.asked = isAllowed;
    loadIfNeeded();
  };
  document.addEventListener('wp_listen_for_consent_change', loadIfNeeded, { signal });
  whenActivated(loadIfNeeded, signal);
};
