import { assign, currentUrl } from '../../src/browser/navigation';
import { emit } from '../../src/runtime/events';
import { platform } from '../../src/woocommerce/platform';
import { runScriptsIn } from '../../src/woocommerce/run-scripts';
import { triggerOnBody } from './cart-page-events';
import { clearCouponError } from './coupon-field';
import { findNotices, removeNotices, showNotices } from './notices';
import { hasEdits, keepEdits, setUpdateButton } from './quantities';
import { CHECKOUT, CONTAINER, EMPTY, FORM, TOTALS } from './cart-selectors';

/** Replaces elements of the page by those of an answer, in order; what has no counterpart stays. */
const replaceAll = (selector: string, page: ParentNode, replaced?: (from: Element, to: Element) => void): void => {
  const fresh = [...page.querySelectorAll(selector)];
  document.querySelectorAll(selector).forEach((from, at) => {
    const to = fresh[at];
    if (!to) return;
    replaced?.(from, to);
    platform.clean(from);
    from.replaceWith(to);
  });
};

export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Whether a page holds a cart, with items or empty. */
export const hasCart = (page: ParentNode): boolean => !!page.querySelector(`${FORM},${EMPTY}`);

/** Shows the totals of an answer. Scripts of a page do not run, those of an answer that is only totals do (`runs`). */
export const showTotals = (page: ParentNode, runs = false): void => {
  replaceAll(TOTALS, page);
  if (runs) runScriptsIn([...document.querySelectorAll(TOTALS)]);
  triggerOnBody('updated_cart_totals');
};

/** Puts the whole cart of an answer in the place of the page's; `false` where either has no place for one. */
const swapCart = (page: ParentNode): boolean => {
  const containerIn = (root: ParentNode) => root.querySelector(`${FORM},${EMPTY}`)?.closest(CONTAINER);
  const [from, to] = [containerIn(document), containerIn(page)];
  // A `body.woocommerce` is around more than the cart.
  if (!from || !to || [from, to].some((element) => element.matches('body'))) return false;
  const notices = findNotices(page).filter((notice) => !to.contains(notice));
  platform.clean(from);
  from.replaceWith(to);
  showNotices(notices);
  return true;
};

export interface Showing {
  /** Leaves the notices of the page, for instance those of a coupon that was applied. */
  readonly keepsNotices?: boolean;
  /** The request has sent what the shopper typed. */
  readonly hasSent?: boolean;
}

/**
 * Shows an answer of the cart page as the stock script does: form, notices and totals, with its events in its order
 * (contract 3.4). Where the cart becomes empty, or is no longer, the whole cart is replaced.
 */
export const showPage = (page: Document, { keepsNotices = false, hasSent = false }: Showing = {}): void => {
  const form = document.querySelector(FORM);
  const hasItems = !!page.querySelector(FORM);
  const isWithCheckout = !!document.querySelector(CHECKOUT);
  const isSwap = !form || !hasItems;
  if (isSwap && isWithCheckout) return void assign(currentUrl());
  if (!keepsNotices) {
    removeNotices();
    clearCouponError();
  }
  emit(form, 'islas:cart-page-answered', { page });
  if (isSwap) {
    if (!swapCart(page)) return void assign(currentUrl());
    for (const fresh of document.querySelectorAll(FORM)) setUpdateButton(fresh, false);
    triggerOnBody(hasItems ? 'updated_cart_totals' : 'wc_cart_emptied');
  } else {
    if (isWithCheckout) triggerOnBody('update_checkout');
    const notices = findNotices(page);
    replaceAll(FORM, page, (from, to) => {
      if (!hasSent) keepEdits(from, to);
      setUpdateButton(to, hasEdits(to));
    });
    showNotices(notices);
    showTotals(page);
  }
  triggerOnBody('updated_wc_div');
};
