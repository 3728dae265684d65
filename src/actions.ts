import type { Settings } from './contracts/settings';
import type { Actions } from './island/actions';
import { addToCart, removeItem } from './stores/cart';

/** Who answers each `data-action`, by the features the owner has on. */
export const actions = ({ cart }: Settings['features']): Actions => ({
  ...(cart && { 'cart.add': addToCart, 'cart.remove': removeItem }),
});
