const CARD = '.product,.wc-block-product,.wc-block-grid__product';

/**
 * The card in a listing around an element. A theme may have lists inside a card: where the product is known it is what
 * WordPress marks with the product's id, or WooCommerce's blocks with their class; else what is marked as a product, and
 * where nothing is, the nearest item.
 */
export const findCard = (element: Element, product = ''): Element | null =>
  (/^\d+$/.test(product) ? element.closest(`.post-${product},.wc-block-grid__product`) : null) ??
  element.closest(CARD) ??
  element.closest('li');
