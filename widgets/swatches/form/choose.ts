import type { ActionRunner } from '../../../src/runtime/action-names';
import { decodeSection } from '../../../src/wordpress/settings';
import { decodeSwatchesSettings, formStore, setChoices } from '../../variations/public';
import { translate } from '../../../src/wordpress/texts';
import { choicesAfterPress } from '../swatch-states';
import { emit } from '../../../src/runtime/events';
import { announce, clearAnnouncement } from '../../../src/browser/live-region';
import { lastFocusedOf } from '../swatch-store';

const GROUP = '[data-attribute_name]';
/** The form of the variation engine, which in some themes is a div inside or around a `form`; else that of a card. */
export const formOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('.variations_form') ?? element.closest('form');

export const attributeOf = (radio: Element): string | undefined =>
  radio.closest<HTMLElement>(GROUP)?.dataset.attribute_name;

/** The attribute with its item's name, and why the item is not simply available. */
const readDescription = (radio: Element): { message: string; isReasoned: boolean } => {
  const group = radio.closest(GROUP);
  const parts = radio
    .closest('.islas-swatch')
    ?.querySelectorAll(':scope > [class*="__name"], :scope > [class*="__message"]');
  const [name = '', ...about] = [...(parts ?? [])].map(({ textContent }) => textContent);
  const message = [`${group?.getAttribute('aria-label') ?? ''}: ${name}`, ...about].filter(Boolean).join('. ');
  return { message, isReasoned: about.length > 0 };
};

/** Announces now, also what was announced last. */
export const announceAgain = (message: string): void => {
  clearAnnouncement();
  announce(message);
};

/** Leaves the checked radio of every group as the store has it: a radio that may not be chosen is not. */
export const restoreRadios = (form: Element, { choices } = formStore(form).get()): void =>
  form.querySelectorAll<HTMLInputElement>('.islas-swatch__radio').forEach((radio) => {
    const chosen = choices[attributeOf(radio) ?? ''];
    // The store has no value of this attribute yet: the checked radio counts.
    if (chosen !== undefined) radio.checked = chosen === radio.value;
  });

/** The owner's rules. In WooCommerce's block, which has no link that clears, a second press clears. */
const rulesOf = (form: Element) => {
  const rules = decodeSection('swatches', decodeSwatchesSettings);
  const clears = rules.clear_on_reselect || !!form.querySelector('[data-islas-options]');
  return { ...rules, clear_on_reselect: clears };
};

/** Whether an arrow key is down: browsers click what it walks to, also when that is what is chosen. */
let isWalking = false;

/**
 * A press on the item that is chosen already: there is no change event, but a setting may clear the option.
 * Chromium makes no click of Space there, Firefox does.
 */
const isPressedAgain = (event: Event): boolean => {
  const { type } = event;
  const key = event instanceof KeyboardEvent ? event.key : '';
  if (type.startsWith('key')) isWalking = type === 'keydown' && key.startsWith('Arrow');
  // The second click of a double click means the first.
  if (event instanceof MouseEvent) return event.detail < 2 && (!isWalking || event.detail > 0);
  return type === 'keyup' && key === ' ';
};

/**
 * A radio was checked, or pressed again: the store decides, and Islas' region says the choice or the reason once
 * (Specification §4). What is pressed for the first time is answered at its change.
 */
export const chooseSwatch: ActionRunner = (radio, event) => {
  const form = formOf(radio);
  const attribute = attributeOf(radio);
  if (!(radio instanceof HTMLInputElement) || !form || !attribute) return false;
  const { choices, index } = formStore(form).get();
  const rules = rulesOf(form);
  const isChange = event.type === 'change';
  const isAgain = !isChange && isPressedAgain(event) && radio.checked && choices[attribute] === radio.value;
  const { value } = radio;
  if (isAgain || isChange) lastFocusedOf(form).set({ attribute, value, choices });
  // A radio that is cleared within its click emits a second change event.
  if (isChange ? !radio.checked : !isAgain || !rules.clear_on_reselect) return false;
  const next = choicesAfterPress(index, choices, attribute, value, rules);
  const { message, isReasoned } = readDescription(radio);
  if (next === choices) {
    restoreRadios(form);
    return announceAgain(isReasoned ? message : translate('swatch_unavailable'));
  }
  const isCleared = !next[attribute];
  const isAlone = Object.entries(choices).some(([name, chosen]) => chosen && !next[name] && name !== attribute);
  const others = isAlone ? `. ${translate('swatch_others_cleared')}` : '';
  // Before the price that the choice brings.
  announceAgain(isCleared ? translate('swatch_cleared') : message + others);
  setChoices(form, next);
  restoreRadios(form);
  emit(radio, isCleared ? 'islas:swatch-unselected' : 'islas:swatch-selected', { form, attribute, value });
  // A click that is taken back would check the radio again.
  return event.type === 'click' ? false : undefined;
};
