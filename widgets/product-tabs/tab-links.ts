import { isModifiedClick } from '../../src/browser/modified-click';
import { REVIEW_LINK, TARGET } from './selectors';
import { REVIEWS, openTabForAddress } from './tabs';

/** Links and addresses that lead to a tab, or to something in its panel, open it before the browser scrolls there. */
export const startTabLinks = (signal: AbortSignal): void => {
  document.body.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (!link || isModifiedClick(event)) return;
      // As stock, also after `preventDefault`: themes scroll to the reviews themselves.
      if (link.matches(REVIEW_LINK)) openTabForAddress(REVIEWS);
      else if (link.pathname === location.pathname && !event.defaultPrevented) openTabForAddress(link);
    },
    { signal },
  );
  addEventListener(
    'hashchange',
    () => {
      openTabForAddress(location);
      document.querySelector(TARGET)?.scrollIntoView();
    },
    { signal },
  );
};
