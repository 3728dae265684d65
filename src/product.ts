import { connectForms } from './bridge/jquery-variations';
import { whenJQuery } from './bridge/when-jquery';
import { getSettings } from './contracts/settings';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { productIslands } from './product-islands';
import { report } from './services/events';
import { addProduct } from '../widgets/product-form/add';
import { chooseSwatch } from '../widgets/swatch-form/choose';
import { methods } from '../widgets/variation-form/paint-image';

/** The entry of pages with a product's form or swatches, after `main.ts`: what runs, in the order it starts. */
const start = () => {
  const { features } = getSettings();
  const { variations, swatches, product_add: add } = features;
  const { signal } = new AbortController();
  for (const task of [
    () => variations && whenJQuery(($) => connectForms($, methods), signal),
    () =>
      startIslands(
        productIslands.filter(({ feature = 'page' }) => features[feature]),
        signal,
      ),
    () => add && startActions({ 'product.add': addProduct }, signal),
    () => swatches && startActions({ 'swatch.choose': chooseSwatch }, signal),
  ]) {
    try {
      task();
    } catch (error) {
      report('product', 'start_failed', error); // One task's failure is its own: the others still start.
    }
  }
};

/** As in `main.ts`: a copied file would answer every choice twice. */
const SENTINEL = Symbol.for('islas.product');

if (!(SENTINEL in globalThis)) {
  Object.assign(globalThis, { [SENTINEL]: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
