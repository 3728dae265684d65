import { Printed } from '../../src/react/components/Printed';
import { type NearestInStockProps, type SwatchFormProps, printNearest, printSwatchForm } from './print-swatches';

export type { NearestInStockProps, SwatchAttribute, SwatchFormProps, SwatchItem } from './print-swatches';

/**
 * The form of a variable product with swatches beside its selects. Choosing updates price, stock, picture and the other
 * options; the button adds the variation without a reload.
 *
 * @example <SwatchForm product={shirt} attributes={[{ name: 'pa_color', label: 'Colour', type: 'color', items }]} variations={variations} />
 */
export const SwatchForm = (props: SwatchFormProps) => <Printed markup={printSwatchForm(props)} />;

/**
 * Offers the combination in stock that is nearest to what the shopper wanted, with one press, after a touch of an option that
 * is not available. Without it the offer stands below the options; with it, here. The product's {@link SwatchForm} must be on
 * the page.
 *
 * @example <NearestInStock product={100} />
 */
export const NearestInStock = (props: NearestInStockProps) => <Printed markup={printNearest(props)} />;
