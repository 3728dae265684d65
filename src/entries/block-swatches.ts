import { blockOptions } from '../../widgets/swatches/block/island';
import { chooseSwatch } from '../../widgets/swatches/form/choose';
import { nearestInStock, swatchForm } from '../../widgets/swatches/form/island';
import { startEntry } from '../runtime/start-entry';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';

/** The entry of pages with swatches in WooCommerce's block *Add to Cart + Options*, which adds to the cart by itself. */
startEntry('islas.block-swatches', ({ swatches, variations }, signal) => [
  // The form's choices are known before its swatches are painted.
  () => swatches && variations && startIslands([blockOptions, swatchForm, nearestInStock], signal),
  () => swatches && variations && startActions({ 'swatch.choose': chooseSwatch }, signal),
]);
