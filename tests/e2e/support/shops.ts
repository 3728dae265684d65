export type ShopName = 'pretend' | 'storefront' | 'twentytwentyfive';

/** Paths of a shop's pages. `loop` has a classic product loop in every theme, and the theme's mini-cart. */
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
 * Block themes print listings as blocks, whose buttons Islas handles from WooCommerce 10.4 on; the front page of this
 * shop has a classic loop.
 */
export const PLACES: Readonly<Record<ShopName, Places>> = {
  pretend: COMMON,
  storefront: COMMON,
  twentytwentyfive: { ...COMMON, loop: '/' },
};

/** A simple product with five pictures, wide and tall ones among them; the second has a caption. */
export const JUG = 'jarra-levante';
/** A simple product with a description, two reviews and a form for another one. */
export const MUG = 'taza-azahar';

/** The number of items in the cart, in the header of a classic theme. */
export const COUNT = 'a.cart-contents .count';
/** Rows of the mini-cart that is always visible: the widget in the sidebar. */
export const ROW = '.widget-area .mini_cart_item';

/** With this cookie a shop of `npm run store` is served without Islas. */
export const ISLAS_OFF = { name: 'islas', value: 'off' } as const;
