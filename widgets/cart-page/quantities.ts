import { LINE_FIELDS, UPDATE } from './cart-selectors';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (form: Element): Field[] => [...form.querySelectorAll<Field>(LINE_FIELDS)];

const isEdited = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && field.value !== '',
    );
  return /^(checkbox|radio)$/.test(field.type)
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.type !== 'hidden' && field.value !== field.defaultValue;
};

/** Whether the shopper has changed a line of the cart that has not been sent. */
export const hasEdits = (form: Element): boolean => fieldsIn(form).some(isEdited);

/** The button that sends changes is disabled while there are none. */
export const setUpdateButton = (form: Element, isEnabled: boolean): void => {
  for (const button of form.querySelectorAll<HTMLButtonElement>(UPDATE)) button.disabled = !isEnabled;
};

/** Copies typed values that have not been sent to the fields of the same names in the form that replaces this one. */
export const keepEdits = (from: Element, to: Element): void => {
  const typed = fieldsIn(from).filter((field) => isEdited(field) && !/^(checkbox|radio)$/.test(field.type));
  for (const { name, value } of typed) {
    const field = fieldsIn(to).find((other) => other.name === name);
    if (name && field) field.value = value;
  }
};

/** A number as the shop reads it: its digits, because it takes every letter out of `1e9`. */
const writeInDigits = (value: string): string => {
  const number = Number(value);
  return Number.isInteger(number) ? BigInt(number).toString() : value;
};

/** What the browser would send with a form, without a button and files. */
export const readBody = (form: HTMLFormElement, more: Readonly<Record<string, string>> = {}): URLSearchParams => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const isExponent = /^[\d.]+e\+?\d+$/i.test(value) && /\[qty\]$/.test(name);
    body.append(name, isExponent ? writeInDigits(value) : value);
  }
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  return body;
};
