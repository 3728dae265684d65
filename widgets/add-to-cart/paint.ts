import { translated } from '../../src/contracts/texts';
import { shopParams } from '../../src/contracts/woocommerce';
import type { Mount } from '../../src/island/define';
import { $buttons, type ButtonState } from '../../src/stores/cart-state';
import { isAjaxAddress, productPage } from './product-page';
import { REMEDY, makeRemedy } from './remedy';

const beside = (button: HTMLElement, selector: string) => [
  ...(button.parentElement?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** 'Ver carrito' right after the button; once, and not on the cart page (Specification §4). */
const addCartLink = (button: HTMLElement) => {
  const { cart_url, i18n_view_cart, is_cart } = shopParams();
  if (is_cart || beside(button, '.added_to_cart').length) return;
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = cart_url;
  link.title = link.textContent = i18n_view_cart;
  button.after(link);
};

const spoken = new WeakSet<ButtonState>();

/** Of all buttons of a product the first that can be seen speaks, once per failure. */
const speaks = (button: HTMLElement, failure: ButtonState): boolean => {
  if (spoken.has(failure) || button.checkVisibility?.() === false) return false;
  spoken.add(failure);
  return true;
};

const addRemedy = (button: HTMLElement, failure: ButtonState) => {
  const page = failure.url || productPage(button);
  const words = failure.reason || translated(failure.code ?? 'unknown_error');
  button.after(makeRemedy({ button, words, page, spoken: speaks(button, failure) }));
};

/** Takes the remedy away, and the focus that was in it back to the button. */
const dropRemedy = (button: HTMLElement) => {
  for (const remedy of beside(button, `[data-island="${REMEDY}"]`)) {
    if (remedy.contains(document.activeElement)) button.focus();
    remedy.remove();
  }
};

const draw = (button: HTMLElement, now: ButtonState | undefined, before: ButtonState | undefined) => {
  const state = now?.state;
  button.classList.toggle('added', state === 'added');
  button.classList.toggle('loading', state === 'loading');
  button.toggleAttribute('aria-busy', false);
  if (state === 'loading') button.setAttribute('aria-busy', 'true');
  dropRemedy(button);
  if (state === 'added') addCartLink(button);
  else if (state === 'failed' && now) addRemedy(button, now);
  if (before && (!state || state === 'failed')) for (const link of beside(button, '.added_to_cart')) link.remove();
};

/**
 * Shows the state of the button's product: classes `loading` and `added`, `aria-busy`, the link to the cart, and
 * the remedy after a failure (contract 2.2). A link to an AJAX address leads to the product's page instead (W-55).
 */
export const paint: Mount = (button, { signal }) => {
  if (button instanceof HTMLAnchorElement && isAjaxAddress(button.href)) button.href = productPage(button);
  let shown: ButtonState | undefined;
  let isFirst = true;
  const stop = $buttons.subscribe((buttons) => {
    const now = buttons[button.dataset.product_id ?? ''];
    if (now === shown && !isFirst) return;
    draw(button, now, shown);
    shown = now;
    isFirst = false;
  });
  signal.addEventListener('abort', stop);
};
