import { translated } from '../../src/contracts/texts';
import { shopParams } from '../../src/contracts/woocommerce';
import type { Mount } from '../../src/island/define';
import { $buttons, type ButtonState } from '../../src/stores/cart-state';
import { isAjaxAddress, productPage } from './product-page';
import { REMEDY } from './island';
import { makeRemedy } from './remedy';

const LINK = '.added_to_cart';

const beside = (button: HTMLElement, selector: string) =>
  button.parentElement?.querySelectorAll<HTMLElement>(selector) ?? [];

/** 'Ver carrito' right after the button; once, and not on the cart page (Specification §4). */
const addCartLink = (button: HTMLElement) => {
  const { cart_url, i18n_view_cart, is_cart } = shopParams();
  if (is_cart || beside(button, LINK).length) return;
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = cart_url;
  link.title = i18n_view_cart;
  link.textContent = i18n_view_cart;
  button.after(link);
};

/** Takes what was put beside the button away, and the focus that was in it back to the button. */
const drop = (button: HTMLElement, selector: string) => {
  for (const old of beside(button, selector)) {
    if (old.contains(document.activeElement)) button.focus();
    old.remove();
  }
};

const spoken = new WeakSet<ButtonState>();

/** Of all buttons of a product the first that can be seen speaks, once per failure. */
const speaks = (button: HTMLElement, failure: ButtonState): boolean => {
  if (spoken.has(failure) || button.checkVisibility?.() === false) return false;
  spoken.add(failure);
  return true;
};

const addRemedy = (button: HTMLElement, failure: ButtonState) => {
  const words = failure.reason || translated('unknown_error');
  const page = failure.url || productPage(button);
  button.after(makeRemedy({ button, words, page, spoken: speaks(button, failure) }));
};

const draw = (button: HTMLElement, now: ButtonState | undefined, before: ButtonState | undefined) => {
  drop(button, `[data-island="${REMEDY}"]`);
  if (now?.state === 'added') addCartLink(button);
  else if (before && now?.state !== 'loading') drop(button, LINK);
  if (now?.state === 'failed') addRemedy(button, now);
};

/**
 * What an answer leaves beside the button: the link to the cart, or the remedy of a failure. A link to an AJAX
 * address is led to the product's page (W-55).
 */
export const mount: Mount = (button, { signal }) => {
  if (button instanceof HTMLAnchorElement && isAjaxAddress(button.href)) button.href = productPage(button);
  let shown: ButtonState | undefined;
  draw(button, shown, shown);
  const stop = $buttons.subscribe((buttons) => {
    const now = buttons[button.dataset.product_id ?? ''];
    if (now !== shown) draw(button, now, shown);
    shown = now;
  });
  signal.addEventListener('abort', stop);
};
