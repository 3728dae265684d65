import { addFromCard } from '../widgets/swatch-card/add';
import { swatchCard } from '../widgets/swatch-card/island';
import { getSettings } from './contracts/settings';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import './product'; // What is pressed on a card is answered there.
import { report } from './services/events';

/** The entry of pages with swatches on the cards of a listing, after `product.ts`, whose engine they share. */
const start = () => {
  if (!getSettings().features.swatches) return;
  const { signal } = new AbortController();
  try {
    startIslands([swatchCard], signal);
    startActions({ 'card.add': addFromCard }, signal);
  } catch (error) {
    report('cards', 'start_failed', error);
  }
};

/** As in `main.ts`: a copied file would answer every press twice. */
const SENTINEL = Symbol.for('islas.cards');

if (!(SENTINEL in globalThis)) {
  Object.assign(globalThis, { [SENTINEL]: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
