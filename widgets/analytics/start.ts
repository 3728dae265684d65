import { ORDERS_COOKIE, readPage } from './page-data';
import { loadLater } from '../../src/runtime/load-later';
import { readPlainCookie } from '../../src/browser/plain-cookies';
import { readConsent, countEvent, applyConsent, startCounting } from './analytics-store';
import { listenToCart, listenToLists } from './listen';
import type * as More from './more';

const CONSENT = ['wp_listen_for_consent_change', 'wp_consent_type_defined', 'islas:consent-changed'];

/**
 * Counts the events that the page's data holds, then the visitor's actions. Checkouts, undelivered orders and the like
 * are in a separate file, which other pages do not fetch.
 */
export const startAnalytics = (signal: AbortSignal): void => {
  const page = readPage();
  const { title, referrer } = document;
  startCounting(page.target, { page_location: location.href, page_title: title, page_referrer: referrer }, (src) =>
    document.head.append(Object.assign(document.createElement('script'), { id: 'islas-tag', src })),
  );
  const seen = { isSeen: () => !document.hidden, signal };
  const withMore = (callback: (acts: typeof More) => void) =>
    void loadLater('analytics', () => import('./more'), callback, { signal });
  const applyDecision = () => {
    applyConsent();
    const orders = [...page.orders, readPlainCookie(ORDERS_COOKIE)].filter(Boolean);
    if (orders.length && readConsent() !== 'wait') withMore(({ deliverOrders }) => deliverOrders(orders, seen));
  };
  // While the page was hidden, a payment may have been confirmed, or an order placed in another tab.
  addEventListener('pageshow', applyDecision, { signal });
  for (const name of [...CONSENT, 'visibilitychange']) document.addEventListener(name, applyDecision, { signal });
  listenToLists(page, signal);
  for (const { name, params } of page.events) countEvent(name, params);
  listenToCart(page, signal);
  if (page.more || document.querySelector('[data-islas-promotion]'))
    withMore(({ listenToMore }) => listenToMore(page, signal));
  applyDecision();
};
