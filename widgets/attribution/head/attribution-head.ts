/**
 * Order attribution's part of the file in the head, `window.islasLanding`: pages call it behind WooCommerce's data. Where an
 * optimiser has let that data come first, it has been called here.
 *
 * Where Islas asks for consent, the page prints only what differs from `usual-data.ts`: this completes it before other
 * code reads it, and `widgets/attribution/load.ts` loads the file once it is needed. A visitor who agreed before gets it
 * preloaded, in parallel with the page's own file. A page from before an update prints everything itself.
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
import { USUAL_FIELDS, USUAL_PARAMS } from '../usual-data';

const page = window as typeof globalThis & Page & { islasLanding?: () => void };

const completeData = ({ wc_order_attribution: shop, wp_has_consent: hasConsent }: Page): void => {
  if (!shop?.isLate) return;
  shop.params = {
    ...USUAL_PARAMS,
    ajaxurl: `${location.origin}/wp-admin/admin-ajax.php`,
    ...shop.params,
  };
  shop.fields ??= USUAL_FIELDS;
  // Whether other code allows tracking before `widgets/attribution/entry.ts` runs, which reads it then.
  shop.setOrderTracking ??= (isAllowed) => {
    shop.asked = isAllowed;
  };
  if (shop.file && hasConsent?.('marketing')) {
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
  completeData(page);
  noteReferrer();
};
if (page.wc_order_attribution?.isLate) page.islasLanding();
