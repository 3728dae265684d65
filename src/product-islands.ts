import { swatchCard } from '../widgets/swatch-card/island';
import { swatchForm } from '../widgets/swatch-form/island';
import { variationForm } from '../widgets/variation-form/island';
import type { Island } from './island/define';

/** The islands of a variable product's form, and of swatches wherever they stand, in discovery order. */
export const productIslands: readonly Island[] = [variationForm, swatchForm, swatchCard];
