import { addToCart, addToCartRemedy } from '../widgets/add-to-cart/island';
import { miniCart } from '../widgets/mini-cart/island';
import type { Island } from './island/define';

/** Every island of the storefront; the first whose selector matches an element gets it. */
export const islands: readonly Island[] = [addToCart, addToCartRemedy, miniCart];
