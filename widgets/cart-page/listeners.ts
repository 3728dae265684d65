import { isModifiedClick } from '../../src/browser/modified-click';
import { on } from '../../src/runtime/events';
import { triggered } from '../../src/runtime/library-events';
import { onCartOfOtherTab } from '../../src/woocommerce/other-tabs';
import {
  applyCoupon,
  calculateShipping,
  chooseShipping,
  followCartLink,
  isSentNatively,
  refreshCartPage,
  removeCoupon,
  updateCart,
} from './cart-changes';
import { clearCouponError } from './coupon-field';
import { setUpdateButton } from './quantities';
import { CALCULATOR, CALCULATOR_TOGGLE, CONTENTS, COUPON, FORM, LINE_FIELDS, METHODS } from './cart-selectors';
import { toggleCalculator } from './shipping-calculator';

const REMOVE = `${FORM} .product-remove > a`;
const RESTORE = '.woocommerce-cart .restore-item';
const REMOVE_COUPON = 'a.woocommerce-remove-coupon';
const LINKS: readonly (readonly [selector: string, follow: (link: HTMLAnchorElement) => void])[] = [
  [REMOVE, (link) => followCartLink(link, true)],
  [RESTORE, followCartLink],
  [REMOVE_COUPON, removeCoupon],
  [CALCULATOR_TOGGLE, toggleCalculator],
];
const ALL_LINKS = LINKS.map(([selector]) => selector).join();

const onClick = (target: Element, event: Event): void => {
  for (const [selector, follow] of LINKS) {
    const link = target.closest<HTMLAnchorElement>(selector);
    if (!link) continue;
    event.preventDefault();
    follow(link);
  }
};

const onInput = (target: Element): void => {
  if (target.matches(COUPON)) clearCouponError();
  const form = target.matches(LINE_FIELDS) && target.closest(FORM);
  if (form) setUpdateButton(form, true);
};

const onChange = (target: Element): void => {
  onInput(target);
  if (target.matches(METHODS)) chooseShipping(target);
};

/** Sends a form of the cart without leaving the page. Returns `false` for what only the browser can send. */
export const submitCart = (form: HTMLFormElement, button?: HTMLElement | null): boolean => {
  const name = button?.getAttribute('name');
  if (form.matches(CALCULATOR)) calculateShipping(form);
  else if (!form.matches(FORM) || !form.querySelector(CONTENTS)) return false;
  else if (name === 'update_cart') updateCart(form);
  else if (name === 'apply_coupon') applyCoupon(form, button);
  else return false;
  return true;
};

/** Enter in a quantity updates the cart, and in the coupon's field applies it, whatever the form's first button is. */
const onEnter = (event: KeyboardEvent, target: Element): void => {
  const form = target.closest<HTMLFormElement>(`form${FORM}`);
  const isCoupon = target.matches(COUPON);
  if (!form?.querySelector(CONTENTS) || !(isCoupon || target.matches('input.qty,input[type=number]'))) return;
  // The browser says what is wrong.
  if (!isCoupon && !form.noValidate && !form.checkValidity()) return;
  event.preventDefault();
  if (event.repeat) return;
  if (isCoupon) applyCoupon(form, form.querySelector<HTMLElement>('[name=apply_coupon]'));
  else updateCart(form);
};

const onKey = (event: KeyboardEvent): void => {
  const { target, key } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement)) return;
  if (key === 'Enter') onEnter(event, target);
  // Links that have the role of a button.
  if (key !== ' ' || !target.matches(ALL_LINKS)) return;
  event.preventDefault();
  if (!event.repeat) target.click();
};

/**
 * Listens for everything that the shopper does with the cart, on the document as the stock script does, so that a
 * listener of others on the way can prevent it.
 */
export const listenToCart = (signal: AbortSignal): void => {
  const until = { signal };
  const handlers = new Map([
    ['click', onClick],
    ['input', onInput],
    ['change', onChange],
  ]);
  const onEvent = (target: unknown, event: Event) => {
    if (!event.defaultPrevented && target instanceof Element) handlers.get(event.type)?.(target, event);
  };
  document.addEventListener('click', (event) => isModifiedClick(event) || onEvent(event.target, event), until);
  for (const type of ['input', 'change'])
    document.addEventListener(type, (event) => onEvent(event.target, event), until);
  document.addEventListener('keydown', onKey, until);
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (event.defaultPrevented || isSentNatively() || !(target instanceof HTMLFormElement)) return;
      if (submitCart(target, submitter)) event.preventDefault();
    },
    until,
  );
  // Events that jQuery triggers for its own listeners.
  triggered.add(onEvent);
  signal.addEventListener('abort', () => triggered.delete(onEvent));

  // A cross-sell was added, or an item removed in the drawer.
  const refresh = () => refreshCartPage(true);
  for (const change of ['islas:added', 'islas:removed'] as const) on(change, refresh, until);
  onCartOfOtherTab(refresh, signal);
  // The browser shows a page that it has kept.
  addEventListener('pageshow', ({ persisted }) => persisted && refreshCartPage(), until);
};
