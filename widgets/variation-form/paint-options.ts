import { section } from '../../src/contracts/settings';
import { decodeLabelSettings } from '../../src/contracts/variations';
import type { Choices, Survey } from '../../src/domain/variations';

export const selectsOf = (form: Element): readonly HTMLSelectElement[] => [
  ...form.querySelectorAll<HTMLSelectElement>('.variations select'),
];

export const nameOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** The form's own choices: the selects are what is sent to the shop. */
export const readChoices = (form: Element): Choices =>
  Object.fromEntries(selectsOf(form).map((select) => [nameOf(select), select.value]));

interface Printed {
  readonly options: ReadonlySet<HTMLOptionElement>;
  /** What was painted last; the same again touches nothing (W-23). */
  painted: string;
}

const known = new WeakMap<HTMLSelectElement, Printed>();

/** Every option that was printed; read again when somebody has put other ones there. */
const printedOf = (select: HTMLSelectElement): Printed => {
  const before = known.get(select);
  if (before && [...select.options].every((option) => before.options.has(option))) return before;
  const printed = { options: new Set(select.options), painted: '' };
  known.set(select, printed);
  return printed;
};

/** Sets a value whose option may be detached at the moment. */
export const setValue = (select: HTMLSelectElement, value: string): void => {
  const printed = printedOf(select);
  select.value = value;
  if (select.value === value) return;
  printed.painted = '';
  select.replaceChildren(...printed.options);
  select.value = value;
};

/** Gives the selects their values; each that changes, or every one, has its `change`. */
export const writeChoices = (form: Element, choices: Choices, isEach: boolean): void => {
  for (const select of selectsOf(form)) {
    const value = choices[nameOf(select)] ?? '';
    if (select.value === value && !isEach) continue;
    setValue(select, value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * Leaves the options that some variation allows beside the other choices, disabled where it is not active, with the
 * classes other code reads (contract 2.6). `false`, and nothing painted, when the present choice is not among them.
 */
export const paintOptions = (select: HTMLSelectElement, answers: Survey): boolean => {
  const printed = printedOf(select);
  const { value } = select;
  const options = [...printed.options];
  const states = options.map((option) => option.value && answers.option(nameOf(select), option.value));
  const isAllowed = !value || options.some((option, i) => option.value === value && states[i] !== 'unmatched');
  if (!isAllowed) return false;
  const hidesPlaceholder = value !== '' && select.dataset.show_option_none === 'no';
  const painted = `${hidesPlaceholder} ${states}`;
  if (printed.painted === painted) return true;
  printed.painted = painted;

  const shown = options.filter((option, i) => {
    const state = states[i];
    if (!state) return !hidesPlaceholder;
    const isEnabled = state.endsWith('stock');
    option.disabled = !isEnabled;
    option.classList.toggle('attached', state !== 'unmatched');
    option.classList.toggle('enabled', isEnabled);
    option.classList.toggle('out-of-stock', state === 'out-of-stock');
    return state !== 'unmatched';
  });
  if (shown.length !== select.length || shown.some((option, i) => select.options[i] !== option)) {
    select.replaceChildren(...shown);
    select.value = value;
  }
  return true;
};

const LABEL = 'woo-selected-variation-item-name';

/** The name of the chosen item beside its label, once per row (Specification §9; peers 2B). */
export const paintLabel = (select: HTMLSelectElement): void => {
  const { show_variation_label, variation_label_separator: separator } = section('swatches', decodeLabelSettings);
  const label = show_variation_label && select.closest('tr')?.querySelector('.label');
  if (!label) return;
  const name = label.querySelector(`.${LABEL}`) ?? label.appendChild(document.createElement('span'));
  name.className = LABEL;
  const words = select.value ? `${separator} ${select.selectedOptions[0]?.text ?? ''}` : '';
  if (name.textContent !== words) name.textContent = words;
};
