import { translate } from '../../src/wordpress/texts';
import { variationText } from './variation-details';
import { variationParams } from '../../src/woocommerce/globals';
import { announce } from '../../src/browser/live-region';
import type { FormState } from './variation-store';
import { UNAVAILABLE } from './paint-choice';
import { findPlaces } from './paint-places';

/** Messages of the form, in the shop's language. */
export const messageOf = (name: Parameters<typeof variationText>[0]): string => variationText(name, variationParams());

type Status = FormState['status'];

const messages = new WeakMap<Element, readonly [alert: Element, about: Status]>();

/** Removes the form's message, and nothing around it (W-28); one about the status `except` is still true and stays. */
export const clearMessage = (form: Element, except?: Status): void => {
  const [alert, about] = messages.get(form) ?? [];
  if (about !== except) alert?.remove();
};

/** Shows a message inside the form, where `window.alert` stood (W-27). */
const showMessage = (form: Element, about: Status, message: string, name = 'islas-variation-message'): void => {
  clearMessage(form);
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  const text = alert.appendChild(document.createElement('p'));
  text.className = `${name} woocommerce-info`;
  text.textContent = message;
  messages.set(form, [alert, about]);
  findPlaces(form, '.single_variation')[0]?.after(alert);
};

/** What is in the way of a complete choice. */
export const explainState = (form: Element, { status, error }: FormState): void => {
  if (error) showMessage(form, status, translate(error));
  else if (status === 'none') {
    showMessage(form, status, messageOf('no_matching_variations'), 'wc-no-matching-variations');
  }
};

/** A press on a button that cannot add: shows why. */
export const showRefusal = (form: Element, state: FormState): void => {
  const { status } = state;
  if (form.querySelector(`.${UNAVAILABLE}`)) showMessage(form, status, messageOf('unavailable'));
  else if (status === 'none') explainState(form, state);
  else showMessage(form, status, messageOf('make_a_selection'));
};

/** Announces a reset in WooCommerce's live region (≥ 9.5), else in that of Islas, or removes the announcement. */
export const announceReset = (form: Element, isReset: boolean): void => {
  const [alert] = findPlaces(form, '.reset_variations_alert');
  const message = isReset ? messageOf('reset_alert') : '';
  if (!alert) announce(message);
  else if (alert.textContent !== message) alert.textContent = message;
};
