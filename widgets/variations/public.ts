/** What other features may use of the form of a variable product. */
export { type Choices, type Survey, type VariationIndex, evaluateOptions, indexVariations } from './option-states';
export { type SwatchesSettings, decodeSwatchesSettings } from './swatch-settings';
export { type RawVariation, type Variation, decodeVariations } from './variation';
export { type VariationDetails, decodeDetails, isBuyable, variationText } from './variation-details';
export { type FormEvent, EMPTY as EMPTY_FORM, reduce as reduceForm } from './variation-reducer';
export {
  clearVariationCache,
  fetchVariation,
  loadAvailability,
  requestAvailability,
  showAvailability,
  startAsyncMode,
} from './variation-requests';
export { type StockHint, limitQuantity, stockHint } from './variation-stock';
export { type FormState, applyChoices, formEntry, formStore, setChoices } from './variation-store';
