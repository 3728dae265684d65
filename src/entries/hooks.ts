/** The hooks of `islas/react`. */
export { useAddToCart, type AddToCart } from '../../widgets/drawer/hooks/use-add-to-cart';
export {
  useCart,
  type AddOptions,
  type Cart,
  type CartActions,
  type CartLine,
  type CartState,
  type Result,
} from '../../widgets/drawer/hooks/use-cart';
export { useConsent, type Consent } from '../../widgets/consent/use-consent';
export { useOverlay, type OverlayControl } from '../../widgets/overlays/use-overlay';
export { useSearch, type Search } from '../../widgets/search/use-search';
export {
  useVariation,
  type OptionState,
  type ProductAttribute,
  type VariableProduct,
  type VariationChoice,
  type VariationOptions,
} from '../../widgets/swatches/hooks/use-variation';
export type { VariationDetails } from '../../widgets/variations/variation-details';
