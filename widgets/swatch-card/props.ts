import { type Decoded, list, shape, text } from '../../src/contracts/decode';
import { decodeSwatchProps } from '../swatch-form/props';

/** A card's choices, the same for `Templates/SwatchCard.php` and `view.tsx`. */
export const decodeCardProps = shape({
  /** Id of the variable product. */
  product: text(),
  /** Words of the button that adds. */
  add: text(),
  groups: list(decodeSwatchProps),
});

export type CardProps = Decoded<typeof decodeCardProps>;
