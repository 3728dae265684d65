import { type VariationTextKey, variationText } from '../../src/contracts/variations';
import { variationParams } from '../../src/contracts/woocommerce';
import type { Steps } from '../../src/stores/variation-events';

/** The words that the form can say, in the shop's language. */
export const wordsOf = (key: VariationTextKey): string => variationText(key, variationParams());

export type ButtonState = 'selection-needed' | 'is-unavailable' | '';

const NEEDED = 'wc-variation-selection-needed';
const UNAVAILABLE = 'wc-variation-is-unavailable';

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

const messages = new WeakMap<Element, Element>();

/** Takes the form's message away, and nothing around it (W-28). */
export const hush = (form: Element): void => messages.get(form)?.remove();

/** Says something inside the form, where `window.alert` stood (W-27). */
export const say = (form: Element, words: string, name = 'islas-variation-message'): void => {
  hush(form);
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  const text = alert.appendChild(document.createElement('p'));
  text.className = `${name} woocommerce-info`;
  text.textContent = words;
  messages.set(form, alert);
  form.querySelector('.single_variation')?.after(alert);
};

/** A press on a button that cannot add: says why; `false` when it can. */
export const refuse = (form: Element, button: Element): boolean => {
  if (!button.classList.contains('disabled')) return false;
  say(form, wordsOf(button.classList.contains(UNAVAILABLE) ? 'unavailable' : 'make_a_selection'));
  return true;
};

/** 9.5 prints the reset control as a button that is shown by `display`; `visibility` works for both. */
export const paintReset = (form: Element, isShown: boolean): void => {
  for (const link of form.querySelectorAll<HTMLElement>('.reset_variations')) {
    link.style.visibility = isShown ? 'visible' : 'hidden';
    if (isShown && link.localName === 'button') link.style.display = 'inline-block';
  }
};

/** The steps that make a reset heard and leave the focus in a useful place (WooCommerce ≥ 9.5). */
export const resetSteps = (form: HTMLElement): Steps => {
  const announce = (words: string) => {
    const alert = form.querySelector('.reset_variations_alert');
    if (alert && alert.textContent !== words) alert.textContent = words;
  };
  return {
    announce_reset: () => announce(wordsOf('reset_alert')),
    clear_reset_announcement: () => announce(''),
    reset_focus: () => {
      // The selects may be hidden behind swatches: the first control that takes the focus has it.
      for (const control of form.querySelectorAll<HTMLElement>('.variations :is(select,input)')) {
        control.focus();
        if (document.activeElement === control) break;
      }
    },
  };
};
