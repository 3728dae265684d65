/** The drawer's cart, which is one of the cart fragments. */
export const readDrawerJson = (): string | null | undefined =>
  document.querySelector('.islas-drawer-cart')?.textContent;

/** Whether the classic mini-cart in the drawer has content. */
export const hasLines = (): boolean => !!document.querySelector('.islas-drawer .woocommerce-mini-cart-item');

/** Whether the mini-cart says that the cart is empty, for visitors without a cart session. */
export const hasEmptyMessage = (): boolean =>
  !!document.querySelector('.islas-drawer .woocommerce-mini-cart__empty-message');

/** Makes block carts fetch the cart again (contract 3.6). */
export const refreshBlockCarts = (): void =>
  void document.body.dispatchEvent(new CustomEvent('wc-blocks_removed_from_cart', { bubbles: true, detail: {} }));
