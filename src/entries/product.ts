import { connectForms } from '../../widgets/variations/jquery-variations';
import { whenJQuery } from '../woocommerce/jquery-arrival';
import { startEntry } from '../runtime/start-entry';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import { quantity } from '../../widgets/product-add/island';
import { addProduct } from '../../widgets/product-add/form-add';
import { chooseSwatch } from '../../widgets/swatches/form/choose';
import { nearestInStock, swatchForm } from '../../widgets/swatches/form/island';
import { variationForm } from '../../widgets/variations/island';
import { methods } from '../../widgets/variations/paint-image';

/**
 * The entry of pages with a variable product's form, after `main.ts`: what runs, in the order it starts. It adds from forms
 * of any kind, so that such a page needs no `product-add.ts` beside it.
 */
startEntry('islas.product', ({ variations, swatches: areWanted, product_add: addsInPlace, page }, signal) => {
  // They choose through the form's engine (`Features::TABLE` in PHP).
  const swatches = variations && areWanted;
  return [
    () => variations && whenJQuery(($) => connectForms($, methods, signal), signal),
    () =>
      startIslands([...(variations ? [variationForm] : []), ...(swatches ? [swatchForm, nearestInStock] : [])], signal),
    () => page && startIslands([quantity], signal),
    () => swatches && startActions({ 'swatch.choose': chooseSwatch }, signal),
    () => addsInPlace && startActions({ 'product.add': addProduct }, signal),
  ];
});
