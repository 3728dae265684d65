import { type Decoded, list, record, shape, text } from '../../../src/browser/decode';
import { decodeSwatchProps } from '../form/swatch-props';

/** What a card's painter needs beside the printed markup. */
export const decodeCardProps = shape({
  groups: list(decodeSwatchProps),
  /** By attribute and value: the product’s image where that value alone decides it. */
  images: record(record(shape({ src: text(), srcset: text() }))),
});

export type CardProps = Decoded<typeof decodeCardProps>;
