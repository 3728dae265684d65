/** What other features may use of the form of a variable product. */
export { type Choices, type Survey, type VariationIndex, evaluateOptions } from './option-states';
export { type SwatchesSettings, decodeSwatchesSettings } from './swatch-settings';
export type { Variation } from './variation';
export { type VariationDetails, decodeDetails, isBuyable, variationText } from './variation-details';
export { clearVariationCache, startAsyncMode } from './variation-requests';
export { type StockHint, stockHint } from './variation-stock';
export { type FormState, applyChoices, formEntry, formStore, setChoices } from './variation-store';
