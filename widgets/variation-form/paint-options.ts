import type { Choices } from '../../src/domain/variations';
import type { FormState } from '../../src/stores/variation-form';

// Through the form's own list of fields: a search would walk over every option of every select.
export const selectsOf = (form: Element): readonly HTMLSelectElement[] =>
  [...(form as HTMLFormElement).elements].filter(
    (field): field is HTMLSelectElement => field.localName === 'select' && field.closest('.variations') !== null,
  );

export const nameOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** The form's own choices: the selects are what is sent to the shop. */
export const readChoices = (form: Element): Choices =>
  Object.fromEntries(selectsOf(form).map((select) => [nameOf(select), select.value]));

/** Native: handlers of every kind hear it once (contract 3.0). */
export const changed = (field: HTMLElement): void => void field.dispatchEvent(new Event('change', { bubbles: true }));

export const paintVariationId = (form: Element, id: string): void => {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name="variation_id"],input.variation_id')) {
    input.value = id;
    changed(input);
  }
};

interface Printed {
  readonly options: ReadonlySet<HTMLOptionElement>;
  /** What was painted last: an attribute's options hang on the other choices alone (W-23). */
  painted?: string;
  index?: unknown;
}

const known = new WeakMap<HTMLSelectElement, Printed>();

/** Every option that was printed; read again when somebody has put other ones there. */
const printedOf = (select: HTMLSelectElement): Printed => {
  const before = known.get(select);
  if (before && [...select.options].every((option) => before.options.has(option))) return before;
  const printed = { options: new Set(select.options) };
  known.set(select, printed);
  return printed;
};

/** Sets a value whose option may be detached at the moment. */
export const setValue = (select: HTMLSelectElement, value: string): void => {
  const printed = printedOf(select);
  select.value = value;
  if (select.value === value) return;
  delete printed.painted;
  select.replaceChildren(...printed.options);
  select.value = value;
};

/** Gives the selects their values; each that changes, or every one, has its `change`. */
export const writeChoices = (form: Element, choices: Choices, isEach: boolean): void => {
  for (const select of selectsOf(form)) {
    const value = choices[nameOf(select)] ?? '';
    if (select.value === value && !isEach) continue;
    setValue(select, value);
    changed(select);
  }
};

/**
 * Leaves the options that some variation allows beside the other choices, disabled where it is not active, with the
 * classes other code reads (contract 2.6). `false`, and nothing painted, when the present choice is not among them.
 */
export const paintOptions = (select: HTMLSelectElement, { answers, choices, index }: FormState): boolean => {
  const name = nameOf(select);
  const { value } = select;
  if (!answers || (value && answers.option(name, value) === 'unmatched')) return !answers;
  const printed = printedOf(select);
  const hidesPlaceholder = value !== '' && select.dataset.show_option_none === 'no';
  const painted = JSON.stringify({ ...choices, [name]: hidesPlaceholder });
  if (printed.painted === painted && printed.index === index) return true;

  const shown = [...printed.options].filter((option) => {
    if (!option.value) return !hidesPlaceholder;
    const state = answers.option(name, option.value);
    const isEnabled = state.endsWith('stock');
    const isAttached = option.classList.toggle('attached', state !== 'unmatched');
    option.disabled = !isEnabled;
    option.classList.toggle('enabled', isEnabled);
    option.classList.toggle('out-of-stock', state === 'out-of-stock');
    return isAttached;
  });
  Object.assign(printed, { painted, index });
  if (shown.length !== select.length || shown.some((option, i) => select.options[i] !== option)) {
    select.replaceChildren(...shown);
    select.value = value;
  }
  return true;
};
