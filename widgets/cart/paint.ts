import type { Mount } from '../../src/runtime/define';
import { addCartLink } from './cart-link';
import { $buttons, type ButtonState, onKey } from '../fragments/public';
import { FAILURE, makeFailure, productPageUrl } from './add-failure';

const LINK = 'added_to_cart';

/** A listing rendered by AJAX prints add links that point to the AJAX URL (W-55). */
const isAjaxAddress = (url: string): boolean => /[?&]wc-ajax=|admin-ajax\.php/.test(url);

/** Removes the element after the button and, if it has the focus, moves the focus to the button. */
const removeNext = (button: HTMLElement, name: string): void => {
  const next = button.nextElementSibling;
  if (!next?.classList.contains(name)) return;
  if (next.contains(document.activeElement)) button.focus();
  next.remove();
};

const paintState = (button: HTMLElement, state: ButtonState['state'] | undefined): void => {
  const isLoading = state === 'loading';
  button.classList.toggle('loading', isLoading);
  button.classList.toggle('added', state === 'added');
  button.ariaBusy = isLoading ? 'true' : null;
};

/**
 * Shows the add state of the button's product: classes `loading` and `added`, `aria-busy` (contract 2.2), and after the
 * button the link to the cart or the failure. Ignores the states of other products.
 */
export const paint: Mount = (button, { signal }) => {
  if (button instanceof HTMLAnchorElement && isAjaxAddress(button.href)) button.href = productPageUrl(button);
  let shown: ButtonState | undefined;
  const draw = (now: ButtonState | undefined) => {
    paintState(button, now?.state);
    // Also removes a link that was cloned together with its button.
    removeNext(button, FAILURE);
    if (now?.state === 'added') addCartLink(button);
    else if (shown && now?.state !== 'loading') removeNext(button, LINK);
    if (now?.state === 'failed') button.after(makeFailure(button, now));
    shown = now;
  };
  onKey($buttons, button.dataset.product_id ?? '', draw, signal);
};
