import { section } from '../../src/contracts/settings';
import { translated } from '../../src/contracts/texts';
import { decodeLabelSettings, variationText } from '../../src/contracts/variation-details';
import { variationParams } from '../../src/contracts/woocommerce';
import { announce } from '../../src/services/live-region';
import type { FormState } from '../../src/stores/variation-form';
import { paintRefused } from './paint-chain';
import { selectsOf } from './paint-options';
import { placesIn } from './paint-places';

/** The words that the form can say, in the shop's language. */
export const wordsOf = (name: Parameters<typeof variationText>[0]): string => variationText(name, variationParams());

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
  placesIn(form, '.single_variation')[0]?.after(alert);
};

const NEEDED = 'wc-variation-selection-needed';
const UNAVAILABLE = 'wc-variation-is-unavailable';

/** The chosen variation may be added, or it may not: the button knows why. */
export const paintOffer = (form: Element, isPurchasable: unknown): void => {
  paintRefused(form);
  for (const button of placesIn(form, '.single_add_to_cart_button')) {
    button.classList.remove(NEEDED);
    if (!isPurchasable) button.classList.add(UNAVAILABLE);
    else {
      button.removeAttribute('aria-disabled');
      button.classList.remove('disabled');
    }
  }
  for (const { classList } of placesIn(form, '.woocommerce-variation-add-to-cart')) {
    if (isPurchasable)
      classList.replace('woocommerce-variation-add-to-cart-disabled', 'woocommerce-variation-add-to-cart-enabled');
  }
};

/** 9.5 prints the reset control as a button that is shown by `display`; `visibility` works for both. */
export const paintReset = (form: Element, isShown: unknown): void => {
  for (const link of placesIn(form, '.reset_variations')) {
    link.style.visibility = isShown ? 'visible' : 'hidden';
    if (isShown && link.localName === 'button') link.style.display = 'inline-block';
  }
};

/** A press on a button that cannot add: says why. */
export const refuse = (form: Element): void =>
  say(form, wordsOf(form.querySelector(`.${UNAVAILABLE}`) ? 'unavailable' : 'make_a_selection'));

/** What is in the way of a complete choice. */
export const explain = (form: Element, { status, error }: FormState): void => {
  if (error) say(form, translated(error));
  else if (status === 'none') say(form, wordsOf('no_matching_variations'), 'wc-no-matching-variations');
};

/** Tells of a reset where WooCommerce does (≥ 9.5), else in Islas' region, or takes that back. */
export const announceReset = (form: Element, isReset: boolean): void => {
  const [alert] = placesIn(form, '.reset_variations_alert');
  const words = isReset ? wordsOf('reset_alert') : '';
  if (!alert) announce(words);
  else if (alert.textContent !== words) alert.textContent = words;
};

const LABEL = 'woo-selected-variation-item-name';

const paintLabel = (select: HTMLSelectElement, separator: string): void => {
  const label = select.closest('tr')?.getElementsByClassName('label')[0];
  if (!label) return;
  const name = label.querySelector(`.${LABEL}`) ?? label.appendChild(document.createElement('span'));
  name.className = LABEL;
  const words = select.value ? `${separator} ${select.options[select.selectedIndex]?.text ?? ''}` : '';
  if (name.textContent !== words) name.textContent = words;
};

/** The name of the chosen item beside its label, once per row (Specification §9; peers 2B). */
export const paintLabels = (form: Element): void => {
  const settings = section('swatches', decodeLabelSettings);
  if (!settings.show_variation_label) return;
  for (const select of selectsOf(form)) paintLabel(select, settings.variation_label_separator);
};
