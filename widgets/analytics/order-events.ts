import { decodeBatches } from './page-data';
import { isRecord } from '../../src/browser/decode';
import { waitFor, startTimer } from '../../src/browser/lifetime';
import { wcAjax } from '../../src/woocommerce/wc-ajax';
import { readConsent, countEvent } from './analytics-store';

/** The wc-ajax endpoint that claims and confirms orders (PHP's `Purchases`). */
export const ENDPOINT = 'islas_order_events';

const SENT = 'islas_sent';
const TAB = 'islas_tab';

/** Reads from storage, after writing `value` if one is given. Where storage is denied, returns `value` or ''. */
const accessStorage = (storage: 'localStorage' | 'sessionStorage', key: string, value?: string): string => {
  try {
    if (value !== undefined) window[storage].setItem(key, value);
    return window[storage].getItem(key) ?? '';
  } catch {
    return value ?? ''; // Denied, or full: then only the shop's record prevents duplicates.
  }
};

/** Milliseconds between two claims of an order that the shop did not find: a database replica may lag behind. */
const AGAIN_MS = 1000;

/** Milliseconds between the first claims of an order whose payment is not confirmed. */
const UNPAID_MS = [3000, 5000, 8000, 15_000, 30_000, 60_000];
/** Milliseconds between all later claims. */
const UNPAID_LATER_MS = 120_000;
/** Cap on the claims that an open page repeats by itself: half an hour. */
const MOST = 20;

export interface OrderPage {
  /** Whether the page's tab is visible. */
  readonly isSeen: () => boolean;
  /** Aborts with the page, and ends later claims. */
  readonly signal: AbortSignal;
}

const asked = new Set<string>();
/** Orders whose claim the shop has put off: they are not paid, or another tab has claimed them. */
const unpaid = new Set<string>();
let stop = (): void => undefined;
let times = 0;

const scheduleRetry = (token: string, page: OrderPage): void => {
  unpaid.add(token);
  stop();
  const wait = UNPAID_MS[times] ?? UNPAID_LATER_MS;
  if (times < MOST) stop = startTimer(() => deliverOrders([...unpaid], page), wait, page.signal);
  times += 1;
};

const postOrder = (token: string, what: string, by = ''): Promise<unknown> => wcAjax(ENDPOINT, { token, do: what, by });

const deliverOrder = async (token: string, page: OrderPage): Promise<void> => {
  // Id of this tab, so that it may claim again at once what its last page had claimed and could not deliver.
  const by =
    accessStorage('sessionStorage', TAB) || accessStorage('sessionStorage', TAB, Math.random().toString(36).slice(2));
  const claim = () => postOrder(token, 'claim', by);
  const isUnknown = (answer: unknown) => isRecord(answer) && answer['state'] === 'unknown';
  const first = await claim();
  const answer = isUnknown(first) ? await waitFor(AGAIN_MS, page.signal).then(claim) : first;
  if (isRecord(answer) && answer['state'] === 'waiting') return scheduleRetry(token, page);
  const events = decodeBatches([answer]).flatMap(({ events: given }) => given);
  let left = events.length;
  for (const { id, name, params } of events) {
    const mark = `${token}:${id} `;
    const markSent = () => {
      const sent = accessStorage('localStorage', SENT);
      if (!sent.includes(mark)) accessStorage('localStorage', SENT, (sent + mark).slice(-1000));
      left -= 1;
      if (!left) postOrder(token, 'sent', by).catch(() => undefined); // The next page confirms it.
    };
    if (accessStorage('localStorage', SENT).includes(mark)) markSent();
    else countEvent(name, params, markSent);
  }
};

/**
 * Claims the events of undelivered orders from the shop, sends them and confirms them, once each. Does nothing before
 * the visitor has decided; reports a refusal to the shop, so that the server does not send them either. An unpaid order
 * is claimed again while the page is visible, and by the next call when it is visible again.
 */
export const deliverOrders = (orders: readonly string[], page: OrderPage): void => {
  const decision = readConsent();
  if (decision === 'wait') return;
  for (const token of orders) {
    if (asked.has(token) && (!page.isSeen() || !unpaid.delete(token))) continue;
    asked.add(token);
    (decision === 'allow' ? deliverOrder(token, page) : postOrder(token, 'refused')).catch(() => asked.delete(token));
  }
};
