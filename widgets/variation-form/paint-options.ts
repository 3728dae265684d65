import type { Choices, Survey } from '../../src/domain/variations';
import type { FormState } from '../../src/stores/variation-form';

/** A live list, which the browser keeps: a search would walk over every option of every select. */
export const selectsOf = (form: Element): readonly HTMLSelectElement[] =>
  [...form.getElementsByTagName('select')].filter((select) => select.closest('.variations'));

export const nameOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** The form's own choices: the selects are what is sent to the shop. */
export const readChoices = (form: Element): Choices =>
  Object.fromEntries(selectsOf(form).map((select) => [nameOf(select), select.value]));

interface Printed {
  readonly options: ReadonlySet<HTMLOptionElement>;
  /** What was painted last: an attribute's options hang on the other choices alone (W-23). */
  key?: string;
  index?: unknown;
  /** The last one left in the select: as long as it is there, nobody has put other options there. */
  last?: Element | null;
}

const known = new WeakMap<HTMLSelectElement, Printed>();

/** Every option that was printed; read again when somebody has put other ones there. */
export const printedOf = (select: HTMLSelectElement): Printed => {
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
  const printed = printedOf(select);
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
