const read = (name: string): string => {
  try {
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return pair?.slice(name.length + 1) ?? '';
  } catch {
    return ''; // A sandboxed page may not read cookies; a cart cannot last there either.
  }
};

/** Hash of the cart as the server last told this browser; empty without a cart (contract 4.8). */
export const cookieHash = (): string => read('woocommerce_cart_hash');

/** Whether the server says that the cart has items. */
export const cookieHasItems = (): boolean => Number(read('woocommerce_items_in_cart')) > 0;
