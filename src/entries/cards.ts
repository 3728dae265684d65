import { addFromCard } from '../../widgets/swatches/card/card-add';
import { swatchCard } from '../../widgets/swatches/card/island';
import { startEntry } from '../runtime/start-entry';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import '../../widgets/swatches/card/card.css';

/** The entry of listings with swatches on their cards, beside `product.ts`, whose engine they share and which answers presses of
 * swatches. */
startEntry('islas.cards', ({ swatches, variations }, signal) => [
  () => swatches && variations && startIslands([swatchCard], signal),
  () => swatches && variations && startActions({ 'card.add': addFromCard }, signal),
]);
