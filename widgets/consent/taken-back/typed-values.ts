import { observeDocument } from '../../../src/browser/document-observer';
import { isRecord, list, parseJson, shape, text, flag } from '../../../src/browser/decode';
import { startTimer } from '../../../src/browser/lifetime';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords, files and numbers of cards are never stored; buttons and hidden fields are not typed. */
const FIELDS =
  ':is(input:not([type=password],[type=hidden],[type=file],[type=submit],[type=button],[type=image],[type=reset],[type=search]),textarea,select):not([autocomplete^=cc-],[autocomplete=one-time-code])';
/** Milliseconds in which a form that scripts build after the load gets its values. */
const PATIENCE_MS = 15_000;

const decodeFields = list(shape({ key: text(), value: text(), isOn: flag() }));

const isSwitch = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const isText = (field: Field): boolean => !isSwitch(field) && !(field instanceof HTMLSelectElement);

const findFields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)];

/** Finds a field again in the reloaded page: by its id, else by its name, with the value that tells boxes of a name apart. */
const fieldKey = (field: Field): string =>
  [field.localName, field.id || field.name, isSwitch(field) ? field.value : ''].join(' ');

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isSwitch(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** React keeps `defaultValue` equal to what is typed: the fields of the block checkout count with any value. */
const isStorable = (field: Field): boolean =>
  isChanged(field) || (isText(field) && !!field.value && !!field.closest('.wp-block-woocommerce-checkout'));

/** What the shopper has typed and chosen and no server knows yet. */
export const readTypedValues = (): unknown =>
  findFields()
    .filter((field) => (field.id || field.name) && isStorable(field))
    .map((field) => ({ key: fieldKey(field), value: field.value, isOn: isSwitch(field) && field.checked }));

/** Does nothing to a field that the shopper has filled in again meanwhile. */
const restoreField = (field: Field, value: string, isOn: boolean): void => {
  if (isText(field) && isChanged(field)) return;
  if (isSwitch(field)) {
    if (field.checked !== isOn) field.click();
    return;
  }
  if (field.value === value) return;
  // React notices a change only if the value was set by the element's own class.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Restores what `readTypedValues` has returned, once each, also in forms that scripts build a little later. */
export const restoreValues = (json: string, signal: AbortSignal): void => {
  const given = parseJson(json);
  const left = new Map(decodeFields(isRecord(given) ? given['fields'] : []).map((field) => [field.key, field]));
  const over = new AbortController();
  const restore = () => {
    for (const field of left.size ? findFields() : []) {
      const kept = left.get(fieldKey(field));
      if (kept && left.delete(kept.key)) restoreField(field, kept.value, kept.isOn);
    }
    if (!left.size) over.abort();
  };
  restore();
  if (!left.size) return;
  const ending = AbortSignal.any([signal, over.signal]);
  observeDocument((records) => records.some(({ addedNodes }) => addedNodes.length) && restore(), ending);
  startTimer(() => over.abort(), PATIENCE_MS, ending);
};
