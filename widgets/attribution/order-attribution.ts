import type { Touches } from './visit';
import { recordVisit, fieldValues, deleteVisitCookies } from './track-visit';
import { completeEarlierPage } from './earlier-pages';
import type { Page } from './page-globals';

const page = window as Page;

/**
 * Order attribution with the public interface of WooCommerce's two scripts: the global with its methods, and `sbjs.get`
 * (contract 5.2, rule 40). Does nothing on a page without `wc_order_attribution`.
 */
export const startAttribution = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  if (!shop) return;
  const { params, fields } = completeEarlierPage(shop);
  const { href, at } = shop.came ?? { href: location.href, at: new Date() };
  const view = { href, referrer: document.referrer, agent: navigator.userAgent, at };
  /** The visitor's touches; `undefined` while tracking is not allowed. */
  let touches: Touches | undefined;

  const library = (page.sbjs ??= { get: {}, init: (options) => options?.callback?.(library.get) });
  // A consent tool that has not loaded yet counts as no consent.
  const hasConsent = () => page.wp_has_consent?.('marketing') ?? !params.consentCategory;
  let answer = hasConsent();
  const set = (isAllowed: boolean) => {
    params.allowTracking = isAllowed;
    // A page view counts once.
    if (isAllowed) touches ??= recordVisit(params, view);
    else touches = deleteVisitCookies(location.hostname);
    library.get = touches ?? {};
    shop.changed?.();
  };
  const ask = () => {
    const last = answer;
    answer = hasConsent();
    if (answer !== last) set(answer);
  };

  shop.setOrderTracking = set;
  shop.getAttributionData = () => fieldValues(fields, touches);
  set(shop.asked ?? ((params.allowTracking ?? true) && answer));

  for (const type of ['wp_listen_for_consent_change', 'wp_consent_type_defined', 'visibilitychange'])
    document.addEventListener(type, ask, { signal });
};
