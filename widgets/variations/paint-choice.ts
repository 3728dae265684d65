import { decodeSection } from '../../src/wordpress/settings';
import { decodeSwatchesSettings } from './swatch-settings';
import { formStore } from './variation-store';
import { emitChange, selectsOf } from './paint-options';
import { findPlaces } from './paint-places';

const NEEDED = 'wc-variation-selection-needed';
export const UNAVAILABLE = 'wc-variation-is-unavailable';

/** Whether the choice can be added: `choosing` without a variation, `loading` while its request is pending. */
export type Offer = 'choosing' | 'loading' | 'unavailable' | 'offered';

/** The add button, in classes and `aria-disabled`, never the attribute; a refused press says why (rule 46, W-27). */
export const paintOffer = (form: Element, offer: Offer): void => {
  const isOffered = offer === 'offered';
  for (const { classList } of findPlaces(form, '.woocommerce-variation-add-to-cart')) {
    classList.toggle('woocommerce-variation-add-to-cart-enabled', isOffered);
    classList.toggle('woocommerce-variation-add-to-cart-disabled', !isOffered);
  }
  for (const button of findPlaces(form, '.single_add_to_cart_button')) {
    button.removeAttribute('disabled');
    if (isOffered) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
    button.classList.toggle('disabled', !isOffered);
    button.classList.toggle(NEEDED, offer === 'choosing');
    button.classList.toggle(UNAVAILABLE, offer === 'unavailable');
  }
};

/** A press that waits for its variation is seen on the button, as an add that is on its way. */
export const paintWaiting = (button: Element, isWaiting: boolean): void => {
  button.classList.toggle('loading', isWaiting);
  if (isWaiting) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
};

const idsOf = (form: Element) =>
  findPlaces(form, 'input[name="variation_id"],input.variation_id') as readonly HTMLInputElement[];

/** Writes the variation that the form adds; `isQuiet` at the start, without a change event. */
export const paintVariationId = (form: Element, id: string, isQuiet = false): void => {
  for (const input of idsOf(form)) {
    input.value = id;
    if (!isQuiet) emitChange(input);
  }
};

/** 9.5 prints the reset control as a button that is shown by `display`; `visibility` works for both. */
const paintReset = (form: Element, isShown: boolean): void => {
  for (const link of findPlaces(form, '.reset_variations')) {
    link.style.visibility = isShown ? 'visible' : 'hidden';
    if (isShown && link.localName === 'button') link.style.display = 'inline-block';
  }
};

const LABEL = 'woo-selected-variation-item-name';

const paintLabel = (select: HTMLSelectElement, separator: string): void => {
  const label = select.closest('tr')?.getElementsByClassName('label')[0];
  if (!label) return;
  const name = label.querySelector(`.${LABEL}`) ?? label.appendChild(document.createElement('span'));
  name.className = LABEL;
  const text = select.value ? `${separator} ${select.options[select.selectedIndex]?.text ?? ''}` : '';
  if (name.textContent !== text) name.textContent = text;
};

/**
 * The reset link while anything is chosen, and the name of each chosen item beside its label, once per row
 * (Specification §9; peers 2B).
 */
export const paintChoice = (form: Element): void => {
  paintReset(form, Object.values(formStore(form).get().choices).some(Boolean));
  const { show_variation_label: isShown, variation_label_separator: separator } = decodeSection(
    'swatches',
    decodeSwatchesSettings,
  );
  if (isShown) for (const select of selectsOf(form)) paintLabel(select, separator);
};
