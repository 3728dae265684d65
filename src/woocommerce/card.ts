const BLOCK_CARD = '.wc-block-grid__product';

/**
 * The card in a listing around an element of a product: what WordPress marks with the product's id, or WooCommerce's
 * blocks with their class, because a theme may have lists inside a card; else the nearest item.
 */
export const findCard = (element: Element, product: string): Element | null =>
  element.closest(/^\d+$/.test(product) ? `.post-${product},${BLOCK_CARD}` : BLOCK_CARD) ??
  element.closest('li,.product');
