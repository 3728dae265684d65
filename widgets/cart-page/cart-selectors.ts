/** WooCommerce's cart (contract 2.1). */
export const FORM = '.woocommerce-cart-form';
export const CONTENTS = '.woocommerce-cart-form__contents';
export const TOTALS = '.cart_totals';
/** The message of an empty cart; before WooCommerce 8.0 without the element around it. */
export const EMPTY = '.wc-empty-cart-message,.cart-empty';
/** Around all of the cart. */
export const CONTAINER = '.woocommerce';
export const CHECKOUT = '.woocommerce-checkout';
export const UPDATE = '[name=update_cart]';
export const COUPON = '#coupon_code';
export const COUPON_ERROR = '.coupon-error-notice';
export const CALCULATOR = '.woocommerce-shipping-calculator';
/** The field of the country: a list, or a hidden field where the shop sells to one country. */
export const CALCULATOR_COUNTRY = `${CALCULATOR} .country_to_state`;
export const CALCULATOR_FIELDS = '.shipping-calculator-form';
export const CALCULATOR_TOGGLE = '.shipping-calculator-button';
/** Fields that choose a way of shipping; those of a checkout on the same page are its own. */
export const METHODS = ':is(select.shipping_method,[name^=shipping_method]):not(form.checkout *)';
/** Quantities and what else a line of the cart may let the shopper change. */
export const LINE_FIELDS = '.cart_item :is(input,select,textarea)';
