import type { Mount } from '../../../src/runtime/define';
import { formEntry, formStore, setChoices } from '../../variations/public';
import { formOf } from './choose';
import { currentItems, messageOf } from './swatch-items';
import { followShopper, prepareOffer } from './offer';
import { type SwatchItemProps, type SwatchProps, decodeSwatchProps, propsOf } from './swatch-props';

/** Writes an attribute; `null` takes it away. */
export const writeAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
};

/** An optional part of a label, inserted after another part, or last; removed while its text is empty. */
const paintPart = (label: Element, kind: string, text: string, after?: Element | null): Element | undefined => {
  const className = `islas-swatch__${kind}`;
  const found = label.querySelector(`.${className}`);
  if (!text) return void found?.remove();
  const part = found ?? Object.assign(document.createElement('span'), { className });
  if (part.textContent !== text) part.textContent = text;
  if (!found) {
    if (after) after.after(part);
    else label.append(part);
  }
  return part;
};

const paintItem = (label: HTMLElement, group: SwatchProps, item: SwatchItemProps, about: string): void => {
  const radio = label.querySelector('input');
  const message = messageOf(group, item);
  label.dataset.state = item.state;
  if (radio) {
    radio.checked = item.state === 'selected';
    writeAttribute(radio, 'aria-disabled', item.state === 'disabled' ? 'true' : null);
    writeAttribute(radio, 'aria-describedby', message ? about : null);
  }
  paintPart(label, 'hint', item.hint, label.querySelector('.islas-swatch__name'));
  const part = paintPart(label, 'message', message);
  if (part) part.id = about;
  part?.setAttribute('aria-hidden', 'true');
};

/** Makes of the markup that PHP printed what it would print now; of radios it writes the property, as a shopper does. */
export const paintItems = (place: Element, group: SwatchProps, items: readonly SwatchItemProps[]): void => {
  place.querySelectorAll<HTMLElement>('.islas-swatch').forEach((label, i) => {
    const item = items[i];
    if (item) paintItem(label, group, item, `${group.id}-${i}`);
  });
  // The item that has the focus may be unavailable only now.
  prepareOffer(place.querySelector(':focus-visible'));
};

/** A radio that was checked before anything ran is chosen: through the form, or in the select that it will read. */
const applyEarlyChoice = (host: Element, form: HTMLElement, attribute: string): void => {
  const radios = [...host.querySelectorAll<HTMLInputElement>('.islas-swatch__radio')];
  const early = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  const { choices } = formStore(form).get();
  if (!early || choices[attribute] === early.value) return;
  if (formEntry(form).painter) return setChoices(form, { ...choices, [attribute]: early.value });
  const select = form.querySelector<HTMLSelectElement>(`select[data-attribute_name="${CSS.escape(attribute)}"]`);
  if (select) select.value = early.value;
};

/** One attribute's swatches follow the choice, in the same task. */
export const mount: Mount = (host, { signal }) => {
  const form = formOf(host);
  if (!form) throw new Error('Swatches stand in a form.');
  const group = decodeSwatchProps(propsOf(host));
  applyEarlyChoice(host, form, group.attribute);
  const stop = formStore(form).subscribe((state) => {
    if (state.choices[group.attribute] !== undefined) paintItems(host, group, currentItems(group, state));
  });
  signal.addEventListener('abort', stop);
  followShopper(host, signal);
};
