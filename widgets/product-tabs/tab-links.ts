import { isModifiedClick } from '../../src/runtime/actions';
import { REVIEW_LINK } from './selectors';
import { openFor } from './tabs';

/** Links and addresses that lead to a tab, or to something in its panel, open it before the browser scrolls there. */
export const startTabLinks = (signal: AbortSignal): void => {
  document.body.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (!link || isModifiedClick(event)) return;
      // As stock, also after `preventDefault`: themes scroll to the reviews themselves.
      const areReviews = link.matches(REVIEW_LINK);
      const isHere = link.pathname === location.pathname && link.host === location.host;
      if (areReviews || (isHere && !event.defaultPrevented)) openFor(link, areReviews);
    },
    { signal },
  );
  addEventListener(
    'hashchange',
    () => {
      openFor(location);
      document.querySelector(':target')?.scrollIntoView();
    },
    { signal },
  );
};
