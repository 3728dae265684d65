import { SOURCES } from '../../wordpress/english';
import { DRAWER_TEXTS } from '../../../widgets/drawer/drawer-texts';

// Addresses are no texts.
const { shop_url, cart_url, ...drawer } = DRAWER_TEXTS;

/** Texts in the file of the head. A page prints those that differ: a shop's own words, a corrected translation. */
export const texts = { page: SOURCES, drawer };

// Read by `shippedTexts()`.
Object.assign(globalThis, { [Symbol.for('islas.texts')]: texts });
