import { addFromCard } from '../../widgets/swatches/card/card-add';
import { swatchCard } from '../../widgets/swatches/card/island';
import { startEntry } from '../runtime/start-entry';
import { startActions } from '../runtime/actions';
import { startIslands } from '../runtime/loader';
import '../../widgets/swatches/card/card.css';
import './product'; // What is pressed on a card is answered there.

/** The entry of listings with swatches on their cards, after `product.ts`, whose engine they share. */
startEntry('islas.cards', ({ swatches, variations }, signal) => [
  () => swatches && variations && startIslands([swatchCard], signal),
  () => swatches && variations && startActions({ 'card.add': addFromCard }, signal),
]);
