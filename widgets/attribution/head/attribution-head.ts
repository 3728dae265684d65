/**
 * Order attribution's part of the file in the head, `window.islasLanding`: pages call it behind WooCommerce's data. Where an
 * optimiser has let that data come first, it has been called here.
 *
 * Where Islas asks for consent, `widgets/attribution/load.ts` loads the module once it is needed. A visitor who agreed
 * before gets it preloaded, in parallel with the page's own file.
 *
 * Notes the referrer of a landing from another site in the state of the tab's history entry, under the name that
 * `widgets/attribution/cookie-storage.ts` reads: if tracking is allowed on a later page, the referrer is nowhere else.
 * The Interactivity API replaces the entry and its state, so the referrer is noted again then.
 *
 * Browsers without the Navigation API (Firefox before 147, Safari before 26) lose that referrer if tracking is allowed
 * on a later page; a campaign in the landing's address is still known from the next page's referrer. `history.state` can
 * be read on its own entry only, and `window.name` is shared by all code of the tab, also that of other sites. The
 * remaining way is to store it before the visitor has agreed, and that is not done.
 */
import type { Page } from '../page-globals';

const page = window as typeof globalThis & Page & { islasLanding?: () => void };

const preloadModule = ({ wc_order_attribution: shop, wp_has_consent: hasConsent }: Page): void => {
  if (shop?.isLate && shop.file && hasConsent?.('marketing')) {
    const preload = { rel: 'modulepreload', href: shop.file };
    document.head.append(Object.assign(document.createElement('link'), preload));
  }
};

const noteReferrer = (): void => {
  const { navigation: tab } = page;
  const { referrer } = document;
  if (!tab?.currentEntry || !referrer || referrer.startsWith(`${location.origin}/`)) return;
  const storeReferrer = (): void => {
    const state = tab.currentEntry?.getState() as { readonly islasReferrer?: string } | undefined;
    if (!state?.islasReferrer) tab.updateCurrentEntry({ state: { ...state, islasReferrer: referrer } });
  };
  storeReferrer();
  tab.addEventListener('currententrychange', ({ navigationType }) => navigationType === 'replace' && storeReferrer());
};

page.islasLanding = () => {
  preloadModule(page);
  noteReferrer();
};
if (page.wc_order_attribution?.isLate) page.islasLanding();
