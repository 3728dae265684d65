import { quantity } from '../widgets/quantity/island';
import { addProduct } from '../widgets/product-form/add';
import { startEntry } from './entry';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';

/** The entry of pages with a product's form and no variable one's, after `main.ts`: what is added from it needs no reload. */
startEntry('islas.product-add', ({ product_add: isOn, page }, signal) => [
  () => page && startIslands([quantity], signal),
  () => isOn && startActions({ 'product.add': addProduct }, signal),
]);
