import { type Decoded, list, record, shape, text } from '../../src/browser/decode';
import { decodeSwatchProps } from '../swatch-form/props';

/** A card's choices, the same for `Templates/SwatchCard.php`, the painter and the view. */
export const decodeCardProps = shape({
  /** Id of the variable product. */
  product: text(),
  /** The product's. */
  name: text(),
  /** Text of the button that adds. */
  add: text(),
  /** Classes of the theme's buttons. */
  button: text('button'),
  groups: list(decodeSwatchProps),
  /** By attribute and value: the product’s image where that value alone decides it. */
  images: record(record(shape({ src: text(), srcset: text() }))),
});

export type CardProps = Decoded<typeof decodeCardProps>;
