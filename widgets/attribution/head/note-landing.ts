/**
 * Notes the referrer of a landing from another site in the state of the tab's history entry, under the name that
 * `widgets/attribution/cookie-storage.ts` reads: if tracking is allowed on a later page, the referrer is nowhere else.
 * The Interactivity API replaces the entry and its state, so the referrer is noted again then. A part of the file in the
 * head, which pages with order attribution call.
 *
 * Browsers without the Navigation API (Firefox before 147, Safari before 26) lose that referrer if tracking is allowed
 * on a later page; a campaign in the landing's address is still known from the next page's referrer. `history.state` can
 * be read on its own entry only, and `window.name` is shared by all code of the tab, also that of other sites. The
 * remaining way is to store it before the visitor has agreed, and that is not done.
 */
const { navigation: tab } = window;
const { referrer } = document;

const note = (): void => {
  const state = tab.currentEntry?.getState() as { readonly islasReferrer?: string } | undefined;
  if (!state?.islasReferrer) tab.updateCurrentEntry({ state: { ...state, islasReferrer: referrer } });
};

if (tab?.currentEntry && referrer && referrer.indexOf(`${location.origin}/`)) {
  note();
  tab.addEventListener('currententrychange', ({ navigationType }) => navigationType === 'replace' && note());
}

export {};
