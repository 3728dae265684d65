import { spanishMessages } from '../spanish-messages';
import { spanishTexts } from '../../../widgets/drawer/spanish-texts';

/** Texts in the file of the head. A page prints those that differ: a shop's own words, a corrected translation. */
export const texts = { page: spanishMessages, drawer: spanishTexts.CartDrawer.texts };

// Read by `shippedTexts()`.
Object.assign(globalThis, { [Symbol.for('islas.texts')]: texts });
