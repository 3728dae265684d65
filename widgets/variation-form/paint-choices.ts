import type { Choices } from '../../src/domain/variations';
import { emit } from '../../src/services/events';
import type { Run } from '../../src/stores/variation-events';
import { choose, entryOf, formStore } from '../../src/stores/variation-form';
import { nameOf, printedOf, readChoices, selectsOf } from './paint-options';
import { placesIn } from './paint-places';

/** Native: handlers of every kind hear it once (contract 3.0). */
export const changed = (field: HTMLElement): void => void field.dispatchEvent(new Event('change', { bubbles: true }));

export const paintVariationId = (form: Element, id: string): void => {
  for (const input of placesIn(form, 'input[name="variation_id"],input.variation_id')) {
    (input as HTMLInputElement).value = id;
    changed(input);
  }
};

/** Gives the selects their values, detached ones too; each that changes, or every one, has its `change`. */
const writeChoices = (form: Element, choices: Choices, isEach?: boolean): void => {
  for (const select of selectsOf(form)) {
    const value = choices[nameOf(select)] ?? '';
    if (select.value === value && !isEach) continue;
    const printed = printedOf(select);
    select.value = value;
    if (select.value !== value) {
      delete printed.key;
      select.replaceChildren(...printed.options);
      select.value = value;
    }
    changed(select);
  }
};

/** The page embeds every variation; nobody is asked for one. */
const isEmbedded = (form: object): boolean => !entryOf(form).finder && formStore(form).get().index !== null;

/** The two ways in which choices change: a select was changed, or other code gives the selects their values. */
export const changesOf = (form: HTMLElement, fire: Run) => {
  let isWriting = false;
  const change = () => {
    if (isWriting) return;
    paintVariationId(form, '');
    fire('clear_reset_announcement');
    if (isEmbedded(form)) fire('woocommerce_variation_select_change');
    fire('check_variations');
    fire('woocommerce_variation_has_changed');
    const { variation } = formStore(form).get();
    emit(form, 'islas:variation-changed', { form, variationId: Number(variation?.variation_id ?? 0) });
  };
  const write = (choices: Choices, isEach = false) => {
    isWriting = true;
    writeChoices(form, choices, isEach);
    isWriting = false;
    change();
  };
  return { change, write };
};

/** `?attribute_pa_color=rojo`, where a page cache has printed the form without it. */
export const preselect = (form: Element): void => {
  const asked = new URL(document.URL).searchParams;
  const choices = readChoices(form);
  const wanted = selectsOf(form).filter((select) =>
    [...select.options].some(({ value }) => value && value === asked.get(nameOf(select))),
  );
  const values = Object.fromEntries(wanted.map((select) => [nameOf(select), asked.get(nameOf(select)) ?? '']));
  if (wanted.some((select) => select.value !== values[nameOf(select)])) choose(form, { ...choices, ...values });
};
