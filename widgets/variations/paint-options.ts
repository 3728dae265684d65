import type { Choices, Survey } from './option-states';
import { takeEarlyEvents } from '../../src/runtime/event-replay';
import type { FormState } from './variation-store';
import { isOwnElement, findPlaces } from './paint-places';

/** A live list, which the browser keeps: a search would walk over every option of every select. */
export const selectsOf = (form: Element): readonly HTMLSelectElement[] =>
  [...form.getElementsByTagName('select')].filter(
    (select) => select.closest('.variations') && isOwnElement(form, select),
  );

export const nameOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** The form's own choices: the selects are what is sent to the shop. */
export const readChoices = (form: Element): Choices =>
  Object.fromEntries(selectsOf(form).map((select) => [nameOf(select), select.value]));

interface Printed {
  readonly options: ReadonlySet<HTMLOptionElement>;
  /** What was painted last: an attribute's options hang on the other choices alone (W-23). */
  key?: string;
  index?: unknown;
  /** The last option left in the select. While it is there, no other code has replaced the options. */
  last?: Element | null;
}

const known = new WeakMap<HTMLSelectElement, Printed>();

/** All printed options; read again after other code has replaced them. */
export const readPrintedOptions = (select: HTMLSelectElement): Printed => {
  const before = known.get(select);
  const isOurs = before?.last === select.lastElementChild;
  if (before && (isOurs || [...select.options].every((option) => before.options.has(option)))) return before;
  const printed = { options: new Set(select.options) };
  known.set(select, printed);
  return printed;
};

/**
 * Leaves the options that some variation allows beside the other choices, disabled where it is not active, with the
 * classes other code reads (contract 2.6). `false`, and nothing painted, when the present choice is not among them.
 */
export const paintOptions = (
  select: HTMLSelectElement,
  { option: stateOf }: Survey,
  { choices, index }: FormState,
): boolean => {
  const name = nameOf(select);
  const { value } = select;
  if (value && stateOf(name, value) === 'unmatched') return false;
  const printed = readPrintedOptions(select);
  const hidesPlaceholder = !!value && select.dataset.show_option_none === 'no';
  const key = JSON.stringify({ ...choices, [name]: hidesPlaceholder });
  if (printed.key === key && printed.index === index) return true;

  const shown = [...printed.options].filter((option) => {
    if (!option.value) return !hidesPlaceholder;
    const state = stateOf(name, option.value);
    const { classList } = option;
    const isAttached = classList.toggle('attached', state !== 'unmatched');
    option.disabled = !classList.toggle('enabled', state.endsWith('stock'));
    classList.toggle('out-of-stock', state === 'out-of-stock');
    return isAttached;
  });
  if (shown.length !== select.length || shown.some((option, i) => select.options[i] !== option)) {
    select.replaceChildren(...shown);
    select.value = value;
  }
  Object.assign(printed, { key, index, last: select.lastElementChild });
  return true;
};

/** A native event: jQuery and native handlers each run once (contract 3.0). */
export const emitChange = (field: HTMLElement): void =>
  void field.dispatchEvent(new Event('change', { bubbles: true }));

/** Gives the selects their values, detached ones too; each that changes, or every one, has its `change`. */
export const writeChoices = (form: Element, choices: Choices, isEach: boolean): void => {
  for (const select of selectsOf(form)) {
    const value = choices[nameOf(select)] ?? '';
    if (select.value === value && !isEach) continue;
    const printed = readPrintedOptions(select);
    select.value = value;
    if (select.value !== value) {
      delete printed.key;
      select.replaceChildren(...printed.options);
      select.value = value;
    }
    emitChange(select);
  }
};

/** `?attribute_pa_color=rojo`, where a page cache has printed the form without it; a choice made meanwhile stays. */
const readAddress = (form: Element): void => {
  const asked = new URL(document.URL).searchParams;
  for (const select of selectsOf(form)) {
    const value = asked.get(nameOf(select));
    const options = value ? [...select.options] : [];
    const isAsPrinted = select.value === (options.find((option) => option.defaultSelected)?.value ?? '');
    if (value && isAsPrinted && options.some((option) => option.value === value)) select.value = value;
  }
};

/** A press of the reset link before this code ran clears the choices that were made before that press. */
const readReset = (form: Element): void => {
  const pressed = findPlaces(form, '.reset_variations').flatMap((link) => takeEarlyEvents('click', link));
  const last = pressed.at(-1)?.timeStamp;
  if (last === undefined) return;
  const isLater = (field: Element) => takeEarlyEvents('change', field).some(({ timeStamp }) => timeStamp > last);
  for (const select of selectsOf(form)) if (!isLater(select)) select.value = '';
  for (const radio of findPlaces(form, '.variations [type=radio]') as readonly HTMLInputElement[])
    if (!isLater(radio)) radio.checked = false;
};

/** What happened to the fields before the form was started, once. */
export const readEarlyEvents = (form: Element): void => {
  readAddress(form);
  readReset(form);
};
