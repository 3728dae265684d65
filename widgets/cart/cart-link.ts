import { shopParams } from '../../src/woocommerce/globals';

/** WooCommerce's link to the cart ('Ver carrito'), which stands after a button that has added (Specification §4). */
export const makeCartLink = (): HTMLAnchorElement => {
  const { cart_url, i18n_view_cart } = shopParams();
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = cart_url;
  link.title = link.textContent = i18n_view_cart;
  return link;
};

/** Adds the link to the cart right after a button; once, and not on the cart page. */
export const addCartLink = (button: HTMLElement): void => {
  if (!shopParams().is_cart && !button.parentElement?.querySelector('.added_to_cart')) button.after(makeCartLink());
};
