import { addFromCard } from '../widgets/swatch-card/add';
import { swatchCard } from '../widgets/swatch-card/island';
import { startEntry } from './runtime/start-entry';
import { startActions } from './runtime/actions';
import { startIslands } from './runtime/loader';
import '../widgets/swatch-card/view.css';
import './entries/product'; // What is pressed on a card is answered there.

/** The entry of listings with swatches on their cards, after `product.ts`, whose engine they share. */
startEntry('islas.cards', ({ swatches, variations }, signal) => [
  () => swatches && variations && startIslands([swatchCard], signal),
  () => swatches && variations && startActions({ 'card.add': addFromCard }, signal),
]);
