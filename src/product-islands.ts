import { swatchForm } from '../widgets/swatch-form/island';
import { variationForm } from '../widgets/variation-form/island';
import type { Island } from './island/define';

/** The islands of a product's own form, in discovery order; cards in a listing have a file of their own. */
export const productIslands: readonly Island[] = [variationForm, swatchForm];
