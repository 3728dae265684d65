export type ButtonState = 'selection-needed' | 'is-unavailable' | '';

const NEEDED = 'wc-variation-selection-needed';
export const UNAVAILABLE = 'wc-variation-is-unavailable';

/** Classes and `aria-disabled`, never the attribute: a refused press says what is missing (rule 46, W-27). */
export const paintButton = (form: Element, state: ButtonState): void => {
  for (const button of form.querySelectorAll('.single_add_to_cart_button')) {
    button.removeAttribute('disabled');
    button.classList.toggle('disabled', state !== '');
    button.classList.toggle(NEEDED, state === 'selection-needed');
    button.classList.toggle(UNAVAILABLE, state === 'is-unavailable');
    if (state) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
  for (const area of form.querySelectorAll('.woocommerce-variation-add-to-cart')) {
    area.classList.toggle('woocommerce-variation-add-to-cart-disabled', state !== '');
    area.classList.toggle('woocommerce-variation-add-to-cart-enabled', state === '');
  }
};

/** 9.5 prints the reset control as a button that is shown by `display`; `visibility` works for both. */
export const paintReset = (form: Element, isShown: boolean): void => {
  for (const link of form.querySelectorAll<HTMLElement>('.reset_variations')) {
    link.style.visibility = isShown ? 'visible' : 'hidden';
    if (isShown && link.localName === 'button') link.style.display = 'inline-block';
  }
};
