/** The cart as the drawer needs it, which is one of the cart's regions. */
export const drawerJson = (): string | null | undefined => document.querySelector('.islas-drawer-cart')?.textContent;

/** Whether the shop's own mini-cart in the drawer shows anything. */
export const hasLines = (): boolean => !!document.querySelector('.islas-drawer .woocommerce-mini-cart-item');

/** Whether it says that there is nothing, to a visitor who has no cart to be told of yet. */
export const saysEmpty = (): boolean => !!document.querySelector('.islas-drawer .woocommerce-mini-cart__empty-message');

/** Block carts read the shop anew (contract 3.6). */
export const tellBlocks = (): void =>
  void document.body.dispatchEvent(new CustomEvent('wc-blocks_removed_from_cart', { bubbles: true, detail: {} }));
