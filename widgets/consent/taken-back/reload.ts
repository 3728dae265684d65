import { whenActivated } from '../../../src/browser/page-seen';
import { count, parseJson, shape } from '../../../src/browser/decode';
import { waitFor } from '../../../src/browser/lifetime';
import { afterLeaving, replacePage, stopLoading } from '../../../src/browser/navigation';
import { hasPendingRequests } from '../../../src/woocommerce/jquery-requests';
import { type Release, countOpenTurns, takeTurn } from '../../../src/woocommerce/request-queue';
import type { ConsentState } from '../consent-api';
import { getConsent } from '../get-consent';
import { isConsentWithdrawn } from './is-taken-back';
import { watchDialogs } from './open-dialog';
import { restoreValues, readTypedValues } from './typed-values';

/** Key in sessionStorage: time of this tab's last reload, where the page was scrolled to, and what was typed. */
const KEY = 'islas-consent-reload';
/** Milliseconds after which the page no longer waits for the answer to the decision. */
const STORED_MS = 3000;
/** Milliseconds in which a page that nobody has touched is not loaded a second time: two consent tools may disagree. */
const ONCE_MS = 10_000;
/** Milliseconds after which the page no longer waits for other scripts' requests, one of which may never end. */
const REQUESTS_MS = 10_000;
const STEP_MS = 250;

type BlockCheckout = Readonly<Record<string, (() => boolean) | undefined>>;
const page = window as typeof globalThis & {
  wp?: { data?: { select?: (store: string) => BlockCheckout | undefined } };
};

/** Whether an order is being placed, by WooCommerce's marks of its two checkouts. */
const isOrdering = (): boolean => {
  const checkout = page.wp?.data?.select?.('wc/store/checkout');
  return (
    !!document.querySelector('form.processing') ||
    ['isBeforeProcessing', 'isProcessing', 'isAfterProcessing', 'isComplete'].some((name) => checkout?.[name]?.())
  );
};

const accessStorage = (value?: unknown): string => {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    if (value === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(value));
    return stored;
  } catch {
    return ''; // Denied: the browser's own restoration has to do.
  }
};

const decodeStored = shape({ at: count(), top: count() });

const wasReloadedInVain = (json: string): boolean =>
  Date.now() - decodeStored(parseJson(json)).at < ONCE_MS && navigator.userActivation?.hasBeenActive === false;

/** States before each change since the page waits for its reload. */
const allowed: ConsentState[] = [];
let lastReload = '';

/**
 * Resolves when nothing is under way that a reload would cut: the decision, a navigation, an order, the cart's queue, a
 * dialog that is open.
 * Returns a function that gives up the turn in that queue: the next add starts in the page that comes.
 */
const waitUntilQuiet = async (): Promise<Release> => {
  const consent = getConsent();
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
    afterLeaving(() => (isLeaving = false));
  };
  const ended = new AbortController();
  addEventListener('beforeunload', onLeave, { signal: ended.signal });
  const isDialogUsed = watchDialogs(ended.signal);
  try {
    let stored: unknown;
    do {
      stored = consent.stored;
      await Promise.race([stored, waitFor(STORED_MS, null)]);
    } while (stored !== consent.stored);
    for (let waited = 0; ; waited += STEP_MS) {
      const release = await takeTurn();
      // What was pressed meanwhile waits behind this turn, and would be lost with the page.
      const isAwaited = countOpenTurns() > 1;
      const isAnswering = hasPendingRequests() && waited < REQUESTS_MS;
      if (!(isLeaving || isOrdering() || isAwaited || isAnswering || isDialogUsed())) return release;
      release();
      await waitFor(STEP_MS, null);
    }
  } finally {
    ended.abort();
  }
};

/** Parameters of addresses that do something each time they are requested. */
const ACTIONS =
  /^(add-to-cart|remove_item|undo_item|order_again|(apply|remove)_coupon|coupon_code|cancel_order|_wpnonce)$/;

/** This page's address for a GET that repeats nothing: neither what a form has sent nor a link that changes the cart. */
const ownAddress = (): string => {
  const url = new URL(location.href);
  url.hash = '';
  if ([...url.searchParams.keys()].some((name) => ACTIONS.test(name))) url.search = '';
  return url.href;
};

/**
 * Leads to the page again. What is typed until the new page comes is kept; a press (an order, an add) ends the way there
 * and resolves the promise, so that it is not cut.
 */
const reloadUntilPressed = async (): Promise<void> => {
  const storeValues = () => void accessStorage({ at: Date.now(), top: scrollY, fields: readTypedValues() });
  const ended = new AbortController();
  const { signal } = ended;
  storeValues();
  addEventListener('pagehide', storeValues, { signal });
  const pressed = new Promise<void>((press) =>
    // Scripts click too: WooCommerce's checkout chooses the way of payment again after each of its updates.
    addEventListener('click', ({ isTrusted }) => isTrusted && press(), { signal, capture: true }),
  );
  replacePage(ownAddress());
  await pressed;
  stopLoading();
  accessStorage();
  ended.abort();
};

/**
 * Loads the page again, because something was allowed that is refused now: only that ends code which is running. What
 * was typed is kept. Does nothing if the visitor allows it again while the page waits.
 */
export const reloadIfWithdrawn = (before: ConsentState): void => {
  const isNeeded = () => allowed.some((state) => isConsentWithdrawn(state, getConsent().get()));
  allowed.push(before);
  if (allowed.length > 1) return; // The page waits already.
  const reload = async () => {
    for (let release = await waitUntilQuiet(); ; release = await waitUntilQuiet()) {
      if (isNeeded() && !wasReloadedInVain(lastReload)) await reloadUntilPressed();
      else allowed.length = 0;
      release();
      if (!allowed.length) return;
      await waitFor(STEP_MS, null);
    }
  };
  whenActivated(() => void reload());
};

/** Called in the page that a reload has brought. */
export const finishReload = (signal: AbortSignal): void => {
  lastReload = accessStorage();
  const { top } = decodeStored(parseJson(lastReload));
  if (top) scrollTo(0, top);
  restoreValues(lastReload, signal);
};
