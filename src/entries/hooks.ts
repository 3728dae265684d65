/** The hooks of `islas/react`. */
export { useAddToCart, type AddToCart } from './hooks/use-add-to-cart';
export {
  useCart,
  type AddOptions,
  type Cart,
  type CartActions,
  type CartLine,
  type CartState,
  type Result,
} from './hooks/use-cart';
export { useConsent, type Consent } from './hooks/use-consent';
export { useOverlay, type OverlayControl } from './hooks/use-overlay';
export { useSearch, type Search } from './hooks/use-search';
export {
  useVariation,
  type OptionState,
  type ProductAttribute,
  type VariableProduct,
  type VariationChoice,
  type VariationOptions,
} from './hooks/use-variation';
