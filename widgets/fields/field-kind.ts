/** Payment boxes: their fields belong to a gateway, whatever `type` they have. */
const PAYMENT =
  '#payment, #add_payment_method, .payment_box, .payment_methods, .wc-payment-form, fieldset[id^="wc-"], [class*="credit-card-form"]';
/** Autocomplete tokens of cards, dates, addresses and parts of a telephone number do not mark a telephone field. */
const OTHER = /^(cc-|bday|postal-code|one-time-code|transaction|tel-(country|area|local-|ext))/;
/** The last word of a name says what the field is: `billing_phone`, `contact[phone]`, `tel-2`. */
const PHONE = /(phone|fono|(^|[^\p{L}])(tel|telf|tlf|tfno|m[oó]vil|mobile|cel|celular|whatsapp))[^\p{L}]*$/iu;

/**
 * The kind of a field; `undefined` if unknown. `type=tel` only selects a keyboard, which cards, dates and postcodes use
 * too: a telephone field is known by `autocomplete`, WooCommerce's row class, or its name.
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
