export type ShopName = 'pretend' | 'storefront' | 'twentytwentyfive';

/** Where a shop keeps its pages. `loop` has a classic loop of products, whatever the theme, and the theme's mini-cart. */
export interface Places {
  readonly listing: string;
  readonly loop: string;
  readonly category: string;
  readonly product: string;
  readonly variable: string;
  readonly cart: string;
  readonly checkout: string;
  readonly account: string;
}

const COMMON: Places = {
  listing: '/tienda/',
  loop: '/tienda/',
  category: '/categoria-producto/ceramica/',
  product: '/producto/taza-azahar/',
  variable: '/producto/camiseta-basica/',
  cart: '/carrito/',
  checkout: '/finalizar-compra/',
  account: '/mi-cuenta/',
};

/**
 * Block themes print listings as blocks, whose buttons are Islas' from WooCommerce 10.4; the front page of this shop has a
 * classic loop.
 */
export const PLACES: Readonly<Record<ShopName, Places>> = {
  pretend: COMMON,
  storefront: COMMON,
  twentytwentyfive: { ...COMMON, loop: '/' },
};

/** Where a classic theme shows the number of things in the cart. */
export const COUNT = 'a.cart-contents .count';
/** Rows of the mini-cart that is always in sight: the widget in the sidebar. */
export const ROW = '.widget-area .mini_cart_item';

/** With this cookie a shop of `npm run store` is served without Islas. */
export const ISLAS_OFF = { name: 'islas', value: 'off' } as const;
