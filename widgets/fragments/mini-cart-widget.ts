import { translate } from '../../src/wordpress/texts';

const CONTENT = '.widget_shopping_cart_content';

const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Whether the page has WooCommerce's mini-cart widget. */
export const hasMiniCart = (): boolean => findAll(CONTENT).length > 0;

/** Ids of the products whose remove links are on the page. */
export const readShownProducts = (): Set<string | undefined> =>
  new Set([...findAll('[data-cart_item_key][data-product_id]')].map((link) => link.dataset.product_id));

/** Writes the empty-cart message into mini-carts that the server printed without content (contract 2.4, W-13). */
export const fillEmptyMiniCart = (): void => {
  for (const content of findAll(CONTENT)) {
    if (content.textContent?.trim() || content.firstElementChild) continue;
    const message = document.createElement('p');
    message.className = 'woocommerce-mini-cart__empty-message';
    message.textContent = translate('empty_cart');
    content.replaceChildren(message);
  }
};

/** Empties mini-carts after the back/forward cache, which may have restored an old cart. */
export const emptyMiniCart = (): void => findAll(CONTENT).forEach((content) => content.replaceChildren());

/** Shows or hides the widgets that are set to hide while the cart is empty (contract 2.4, W-19). */
export const showWidgets = (hasItems: boolean): void => {
  for (const mark of findAll('.hide_cart_widget_if_empty')) {
    const widget = mark.closest<HTMLElement>('.widget_shopping_cart');
    if (widget) widget.style.display = hasItems ? '' : 'none';
  }
};

/** URL of an item's remove link in the HTML of a mini-cart; empty when there is none. */
export const removeAddressIn = (html: string, key: string): string => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return content.querySelector(`[data-cart_item_key="${CSS.escape(key)}"]`)?.getAttribute('href') ?? '';
};
