import { quantity } from './island';
import { addProduct } from './form-add';
import { startEntry } from '../../src/runtime/start-entry';
import { startActions } from '../../src/runtime/actions';
import { startIslands } from '../../src/runtime/loader';

/** Entry for pages with a product form but no variable product; loaded after `main.ts`. Adds without a reload. */
startEntry('islas.product-add', ({ product_add: isOn, page }, signal) => [
  () => page && startIslands([quantity], signal),
  () => isOn && startActions({ 'product.add': addProduct }, signal),
]);
