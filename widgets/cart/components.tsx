import { Printed } from '../../src/react/components/Printed';
import { type AddToCartButtonProps, printAddButton } from './print-add-button';

export type { AddToCartButtonProps } from './print-add-button';

/**
 * A button that adds a product without a reload. It shows that it is adding, that it has added (with a link to the cart) or
 * why it could not, and says so to assistive technology. Without JavaScript it is a link that adds.
 *
 * @example <AddToCartButton id={17} name="Bowl" text="Add to basket" />
 */
export const AddToCartButton = (props: AddToCartButtonProps) => <Printed markup={printAddButton(props)} />;
