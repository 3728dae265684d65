/** The wrapper of a product's own page is marked as cards are: by the id in classic templates, the class in blocks. */
const CARD = 'li.product,.product:not([id^="product-"],.woocommerce),.wc-block-product,.wc-block-grid__product';

/**
 * The card in a listing around an element: by the product's id where it is known, else the nearest element that is marked
 * as a product, else the nearest `li`. A card may have lists inside.
 */
export const findCard = (element: Element, product = ''): Element | null =>
  (/^\d+$/.test(product) ? element.closest(`.post-${product},.wc-block-grid__product`) : null) ??
  element.closest(CARD) ??
  element.closest('li');
