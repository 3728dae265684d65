import { rememberFocus } from '../../src/browser/focus';
import { assign, currentUrl } from '../../src/browser/navigation';
import { report } from '../../src/runtime/events';
import { ALERT_NOTICE } from '../../src/woocommerce/alert-notice';
import { requestRefresh } from '../../src/woocommerce/foreign-cart';
import { holdNavigation } from '../../src/woocommerce/hold-navigation';
import { getLoadedJQuery } from '../../src/woocommerce/jquery-arrival';
import { enqueue } from '../../src/woocommerce/request-queue';
import { ShopError } from '../../src/wordpress/errors';
import { blockRegions, isBlocked } from './block-regions';
import { showFailure } from './notices';
import { type Answer, type PageRequest, hasEnded, requestHtml } from './page-request';
import { FORM, TOTALS } from './cart-selectors';
import { type Showing, hasCart, parsePage, showPage } from './show-page';

export const cartForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`form${FORM}`);

/** The shop answered with a page that has no cart. */
class NoCart extends Error {
  constructor(readonly url: string) {
    super('no cart');
  }
}

/** The request with which an unsuccessful one is repeated once, because its nonce had expired. */
export type Renew = (page: Document) => PageRequest | undefined;

/** Requests the cart page and shows it. */
export const requestPage = async (request: PageRequest, showing: Showing = {}, renew?: Renew): Promise<void> => {
  const receive = ({ html, url }: Answer): PageRequest | undefined => {
    const page = parsePage(html);
    if (!hasCart(page)) throw new NoCart(url);
    const again = renew?.(page);
    if (!again) showPage(page, showing);
    return again;
  };
  const again = await requestHtml(request, receive);
  if (again) await requestPage(again, showing);
};

export interface Job {
  /** Selector of what is blocked. */
  readonly regions?: string;
  readonly run: () => Promise<void>;
  /** What the browser would do without this script: done when the shop's answer cannot be used. */
  readonly native?: (error: unknown) => void;
  /** Runs when it is over, also when it has failed. */
  readonly done?: () => void;
}

/** Shows the shopper why the cart could not be changed or read. */
export const showJobFailure = (error: unknown): void => {
  if (error instanceof ShopError) showFailure(error.message);
};

const handleFailure = (error: unknown, native: (error: unknown) => void): void => {
  // The shop gave no answer.
  if (error instanceof ShopError && !error.status) return showJobFailure(error);
  if (!(error instanceof ShopError || error instanceof NoCart)) report('cart-page', 'change_failed', error);
  // Another page than the one asked for: the change is done, and a plugin or a sign-in leads the shopper on.
  const isLedOn = error instanceof NoCart && error.url && error.url.split('?')[0] !== currentUrl().split(/[?#]/)[0];
  if (isLedOn) assign(error.url);
  else native(error);
};

/** Whether the cart is being changed: then a press does nothing. */
export const isBusy = (): boolean => [...document.querySelectorAll(`${FORM},${TOTALS}`)].some(isBlocked);

/** Runs a change of the cart when no other is running in any tab; until its end the cart is blocked. */
export const runJob = async ({
  regions = `${FORM},${TOTALS}`,
  run,
  native = () => assign(currentUrl()),
  done,
}: Job): Promise<void> => {
  const returnFocus = rememberFocus();
  let unblock = blockRegions(regions);
  const runBlocked = () => {
    unblock();
    // A job before this one may have replaced what was blocked.
    unblock = blockRegions(regions);
    return run();
  };
  let failure: unknown;
  const job = enqueue(runBlocked);
  holdNavigation(job);
  await job.catch((error: unknown) => {
    failure = error;
  });
  unblock();
  if (hasEnded()) return;
  if (failure) handleFailure(failure, native);
  // The bridge does it where jQuery fires `updated_wc_div`.
  else if (!getLoadedJQuery()) requestRefresh();
  // An alert gets the focus of the keyboard (`widgets/notices/alert-focus.ts`).
  if (!document.querySelector(ALERT_NOTICE)) returnFocus();
  done?.();
};
