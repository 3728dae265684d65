import type { ActionRunner } from '../../src/contracts/actions';
import { section } from '../../src/contracts/settings';
import { decodeSwatchSettings } from '../../src/contracts/swatches';
import { swatchText } from '../../src/contracts/texts';
import { chooseItem } from '../../src/domain/swatches';
import { type Nearest, nearestInStock } from '../../src/domain/variation-nearest';
import type { Choices } from '../../src/domain/variations';
import { emit } from '../../src/services/events';
import { announce, clearAnnouncement } from '../../src/services/live-region';
import { choose, formStore } from '../../src/stores/variation-form';

const GROUP = '[data-attribute_name]';
/** The form that the engine knows, which in some themes is a div inside or around a `form`; else a card's. */
export const formOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('.variations_form') ?? element.closest('form');

interface Option {
  readonly value: string;
  readonly name: string;
}

/** Every value an attribute of the form has, with its name: from its swatches, else from its select. */
const optionsOf = (form: Element, attribute: string): readonly Option[] => {
  const place = `[data-attribute_name="${CSS.escape(attribute)}"]`;
  const items = [...form.querySelectorAll<HTMLElement>(`${place} .islas-swatch`)].map((item) => ({
    value: item.dataset.value ?? '',
    name: item.querySelector('.islas-swatch__name')?.textContent ?? '',
  }));
  const select = form.querySelector<HTMLSelectElement>(`select${place}`);
  const options = [...(select?.options ?? [])].map(({ value, text }) => ({ value, name: text }));
  return items.length ? items : options.filter(({ value }) => value);
};

/** Choices as a shopper says them: "Azul, M". */
export const inWords = (form: Element, choices: Choices): string =>
  Object.entries(choices)
    .map(([attribute, value]) => optionsOf(form, attribute).find((option) => option.value === value)?.name ?? value)
    .filter(Boolean)
    .join(', ');

/** The closest complete combination in stock that has a value, `null` when there is none or nothing is known yet. */
export const nearestFor = (form: HTMLElement, attribute: string, value: string): Nearest | null => {
  const { index, choices } = formStore(form).get();
  if (!index) return null;
  const options = Object.fromEntries(
    Object.keys(choices).map((name) => [name, optionsOf(form, name).map((option) => option.value)]),
  );
  return nearestInStock(index, choices, attribute, value, options);
};

/** The attribute with its item's name, and why the item is not simply available. */
const describe = (radio: Element): { words: string; isReasoned: boolean } => {
  const group = radio.closest<HTMLElement>(GROUP);
  const parts = radio
    .closest('.islas-swatch')
    ?.querySelectorAll(':scope > [class*="__name"], :scope > [class*="__words"]');
  const [name = '', ...about] = [...(parts ?? [])].map(({ textContent }) => textContent);
  const words = [`${group?.getAttribute('aria-label') ?? ''}: ${name}`, ...about].filter(Boolean).join('. ');
  return { words, isReasoned: about.length > 0 };
};

const say = (words: string): void => {
  clearAnnouncement();
  announce(words);
};

/** Leaves the checked radio of every group as the store has it: a radio that may not be chosen is not. */
export const restore = (form: Element, { choices } = formStore(form).get()): void =>
  form.querySelectorAll<HTMLInputElement>('.islas-swatch__radio').forEach((radio) => {
    const chosen = choices[radio.closest<HTMLElement>(GROUP)?.dataset.attribute_name ?? ''];
    // Of an attribute the store has not heard of yet, the browser knows more.
    if (chosen !== undefined) radio.checked = chosen === radio.value;
  });

/** A radio was checked: the store decides, and Islas' region says the choice or the reason once (Specification §4). */
export const chooseSwatch: ActionRunner = (radio) => {
  const form = formOf(radio);
  const group = radio.closest<HTMLElement>(GROUP);
  const attribute = group?.dataset.attribute_name;
  if (!(radio instanceof HTMLInputElement) || !form || !attribute) return false;
  const { choices, index } = formStore(form).get();
  const rules = section('swatches', decodeSwatchSettings);
  const next = chooseItem(index, choices, attribute, radio.value, rules);
  const { words, isReasoned } = describe(radio);
  if (next === choices) {
    restore(form);
    say(isReasoned ? words : swatchText('swatch_unavailable'));
    return;
  }
  choose(form, next);
  restore(form);
  const isCleared = !next[attribute];
  emit(radio, isCleared ? 'islas:swatch-unselected' : 'islas:swatch-selected', { form, attribute, value: radio.value });
  const isAlone = Object.entries(choices).some(([name, value]) => value && !next[name] && name !== attribute);
  const others = isAlone ? `. ${swatchText('swatch_others_cleared')}` : '';
  say(isCleared ? swatchText('swatch_cleared') : words + others);
};

/** Chooses a combination, and says what changed. */
export const take = (form: HTMLElement, { choices, changes }: Nearest): void => {
  choose(form, choices);
  restore(form);
  const changed = changes.map(({ attribute, from, to }) => {
    const [before, after] = [from, to].map((value) => inWords(form, { [attribute]: value }));
    return swatchText('swatch_changed')
      .replace('%1$s', before ?? '')
      .replace('%2$s', after ?? '');
  });
  say([inWords(form, choices), ...changed].join('. '));
};

/** Completes the nearest combination in stock with one press. */
export const takeNearest: ActionRunner = (button) => {
  const form = formOf(button);
  const host = button.closest('.islas-swatches__live');
  const attribute = host?.querySelector<HTMLElement>(GROUP)?.dataset.attribute_name;
  const nearest = form && attribute ? nearestFor(form, attribute, button.dataset.value ?? '') : null;
  if (!form || !attribute || !nearest) return;
  const radio = host?.querySelector<HTMLElement>(`[value="${CSS.escape(button.dataset.value ?? '')}"]`);
  take(form, nearest);
  // The button goes away with the reason for it; the focus stays with what it was about.
  radio?.focus();
};

/**
 * A press on the item that is chosen already: the browser has no change to tell, but the owner may want it cleared.
 * Not within the click, after which the browser would take an unchecked radio for a change.
 */
export const clearAgain = (radio: HTMLInputElement, event: Event): void => {
  const form = formOf(radio);
  const attribute = radio.closest<HTMLElement>(GROUP)?.dataset.attribute_name;
  const { clear_on_reselect: clears } = section('swatches', decodeSwatchSettings);
  if (!clears || !form || !attribute || formStore(form).get().choices[attribute] !== radio.value) return;
  setTimeout(() => void chooseSwatch(radio, event));
};
