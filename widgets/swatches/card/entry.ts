import { addFromCard } from './card-add';
import { swatchCard } from './island';
import { startEntry } from '../../../src/runtime/start-entry';
import { startActions } from '../../../src/runtime/actions';
import { startIslands } from '../../../src/runtime/loader';
import './card.css';
import '../../../src/entries/product'; // What is pressed on a card is answered there.

/** The entry of listings with swatches on their cards, after `product.ts`, whose engine they share. */
startEntry('islas.cards', ({ swatches, variations }, signal) => [
  () => swatches && variations && startIslands([swatchCard], signal),
  () => swatches && variations && startActions({ 'card.add': addFromCard }, signal),
]);
