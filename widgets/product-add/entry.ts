import { quantity } from './island';
import { addProduct } from './form-add';
import { startEntry } from '../../src/runtime/start-entry';
import { startActions } from '../../src/runtime/actions';
import { startIslands } from '../../src/runtime/loader';

/** The entry of pages with a product's form and no variable one's, after `main.ts`: what is added from it needs no reload. */
startEntry('islas.product-add', ({ product_add: isOn, page }, signal) => [
  () => page && startIslands([quantity], signal),
  () => isOn && startActions({ 'product.add': addProduct }, signal),
]);
