/** Where payment is: what stands there belongs to a gateway, whatever its keyboard. */
const PAYMENT =
  '#payment, #add_payment_method, .payment_box, .payment_methods, .wc-payment-form, fieldset[id^="wc-"], [class*="credit-card-form"]';
/** Parts of a card, of a date and of an address, and parts of a telephone number, are no telephone number. */
const OTHER = /^(cc-|bday|postal-code|one-time-code|transaction|tel-(country|area|local-|ext))/;
/** The last word of a name says what the field is: `billing_phone`, `contact[phone]`, `tel-2`. */
const PHONE = /(phone|fono|(^|[^\p{L}])(tel|telf|tlf|tfno|m[oó]vil|mobile|cel|celular|whatsapp))[^\p{L}]*$/iu;

/**
 * What the shop says that a field is; `undefined` for what nothing is known of. `type=tel` is the keyboard with digits,
 * which cards, dates and postcodes have too: a telephone says so by `autocomplete`, WooCommerce's class of its row, or
 * its name.
 */
export const kindOf = (field: HTMLInputElement): 'email' | 'phone' | undefined => {
  if (field.closest(PAYMENT)) return undefined;
  const detail = field.getAttribute('autocomplete')?.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  const row = field.closest('.form-row');
  if (OTHER.test(detail)) return undefined;
  if (field.type === 'email' || detail === 'email' || row?.matches('.validate-email')) return 'email';
  const isNamed = field.type === 'tel' && (PHONE.test(field.name) || PHONE.test(field.id));
  return isNamed || /^tel(-|$)/.test(detail) || row?.matches('.validate-phone') ? 'phone' : undefined;
};
