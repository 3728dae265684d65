export type ShopName = 'pretend' | 'storefront' | 'twentytwentyfive';

/** Where a shop keeps its pages. `listing` has a classic loop of products, whatever the theme. */
export interface Places {
  readonly listing: string;
  readonly category: string;
  readonly product: string;
  readonly variable: string;
  readonly cart: string;
  readonly checkout: string;
  readonly account: string;
}

const COMMON: Places = {
  listing: '/tienda/',
  category: '/categoria-producto/ceramica/',
  product: '/producto/taza-azahar/',
  variable: '/producto/camiseta-basica/',
  cart: '/carrito/',
  checkout: '/finalizar-compra/',
  account: '/mi-cuenta/',
};

/** Block themes print listings as blocks that WooCommerce's own run-time answers; their front page has a classic loop. */
export const PLACES: Readonly<Record<ShopName, Places>> = {
  pretend: COMMON,
  storefront: COMMON,
  twentytwentyfive: { ...COMMON, listing: '/' },
};

/** Where a classic theme shows the number of things in the cart. */
export const COUNT = 'a.cart-contents .count';
/** Rows of the mini-cart that is always in sight: the widget in the sidebar. */
export const ROW = '.widget-area .mini_cart_item';

/** With this cookie a shop of `npm run store` is served without Islas. */
export const ISLAS_OFF = { name: 'islas', value: 'off' } as const;
