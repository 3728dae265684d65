import type { Touches } from './visit';
import { allow, fieldValues, forbid } from './track-visit';
import type { Page } from './page-globals';

const page = window as Page;

/**
 * Order attribution as WooCommerce's two scripts have it for others: the global with its methods, and `sbjs.get`
 * (contract 5.2, rule 40). Without the global nobody has asked for it.
 */
export const startAttribution = (signal: AbortSignal): void => {
  const shop = page.wc_order_attribution;
  if (!shop) return;
  const { params, fields } = shop;
  const { href, at } = shop.came ?? { href: location.href, at: new Date() };
  const view = { href, referrer: document.referrer, agent: navigator.userAgent, at };
  /** What is known of this visitor's way to the shop; nothing where it may not be. */
  let touches: Touches | undefined;

  const library = (page.sbjs ??= { get: {}, init: (options) => options?.callback?.(library.get) });
  // A tool for consent that has not come yet has not been asked.
  const hasConsent = () => page.wp_has_consent?.('marketing') ?? !params.consentCategory;
  let answer = hasConsent();
  const set = (isAllowed: boolean) => {
    params.allowTracking = isAllowed;
    // A page counts once.
    if (isAllowed) touches ??= allow(params, view);
    else touches = forbid(location.hostname);
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
  set(shop.asked ?? (!!params.allowTracking && answer));

  for (const type of ['wp_listen_for_consent_change', 'wp_consent_type_defined', 'visibilitychange'])
    document.addEventListener(type, ask, { signal });
};
