import { addToCart, addToCartRemedy } from '../widgets/add-to-cart/island';
import { miniCart } from '../widgets/mini-cart/island';
import { productForm } from '../widgets/product-form/island';
import { swatchCard } from '../widgets/swatch-card/island';
import { swatchForm } from '../widgets/swatch-form/island';
import { variationForm } from '../widgets/variation-form/island';
import type { Island } from './island/define';

/**
 * The islands of the core, in discovery order; the first whose selector matches an element gets it. Those of the
 * page around the cart stand in `page-islands.ts`, which is fetched when the browser is idle.
 */
export const islands: readonly Island[] = [
  addToCart,
  addToCartRemedy,
  miniCart,
  variationForm,
  swatchForm,
  swatchCard,
  productForm,
];
