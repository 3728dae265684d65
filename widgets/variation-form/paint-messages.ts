import { translated } from '../../src/contracts/texts';
import { variationText } from '../../src/contracts/variation-details';
import { variationParams } from '../../src/contracts/woocommerce';
import { announce } from '../../src/services/live-region';
import type { FormState } from '../../src/stores/variation-form';
import { UNAVAILABLE } from './paint-choice';
import { placesIn } from './paint-places';

/** What the form can say, in the shop's language. */
export const messageOf = (name: Parameters<typeof variationText>[0]): string => variationText(name, variationParams());

const messages = new WeakMap<Element, Element>();

/** Takes the form's message away, and nothing around it (W-28). */
export const clearMessage = (form: Element): void => messages.get(form)?.remove();

/** Says something inside the form, where `window.alert` stood (W-27). */
const showMessage = (form: Element, message: string, name = 'islas-variation-message'): void => {
  clearMessage(form);
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  const text = alert.appendChild(document.createElement('p'));
  text.className = `${name} woocommerce-info`;
  text.textContent = message;
  messages.set(form, alert);
  placesIn(form, '.single_variation')[0]?.after(alert);
};

/** A press on a button that cannot add: says why. */
export const refuse = (form: Element): void =>
  showMessage(form, messageOf(form.querySelector(`.${UNAVAILABLE}`) ? 'unavailable' : 'make_a_selection'));

/** What is in the way of a complete choice. */
export const explain = (form: Element, { status, error }: FormState): void => {
  if (error) showMessage(form, translated(error));
  else if (status === 'none') showMessage(form, messageOf('no_matching_variations'), 'wc-no-matching-variations');
};

/** Tells of a reset where WooCommerce does (≥ 9.5), else in Islas' region, or takes that back. */
export const announceReset = (form: Element, isReset: boolean): void => {
  const [alert] = placesIn(form, '.reset_variations_alert');
  const message = isReset ? messageOf('reset_alert') : '';
  if (!alert) announce(message);
  else if (alert.textContent !== message) alert.textContent = message;
};
