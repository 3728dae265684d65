/** WooCommerce's ids: the list of products in its admin shows them under the pointer. */
export const PRODUCTS = { bowl: 17, vase: 23, candle: 400 };
