import { translate } from '../../../src/wordpress/texts';
import { type Nearest, findNearestInStock } from '../nearest-in-stock';
import { type Choices, formStore, setChoices } from '../../variations/public';
import { NearestButton } from '../nearest-markup';
import { announceAgain, restoreRadios } from './choose';

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

/** Labels of choices, such as "Azul, M". */
const namesOf = (form: Element, choices: Choices): string =>
  Object.entries(choices)
    .map(([attribute, value]) => optionsOf(form, attribute).find((option) => option.value === value)?.name ?? value)
    .filter(Boolean)
    .join(', ');

/** The closest complete combination in stock that has a value, `null` when there is none or nothing is known yet. */
export const findNearest = (form: HTMLElement, attribute: string, value: string): Nearest | null => {
  const { index, choices } = formStore(form).get();
  if (!index) return null;
  const options = Object.fromEntries(
    Object.keys(choices).map((name) => [name, optionsOf(form, name).map((option) => option.value)]),
  );
  return findNearestInStock(index, choices, attribute, value, options);
};

/** Chooses a combination, and announces what changed. */
const applyOffer = (form: HTMLElement, { choices, changes }: Nearest): void => {
  setChoices(form, choices);
  restoreRadios(form);
  const changed = changes.map(({ attribute, from, to }) => {
    const [before, after] = [from, to].map((value) => namesOf(form, { [attribute]: value }));
    return translate('swatch_changed')
      .replace('%1$s', before ?? '')
      .replace('%2$s', after ?? '');
  });
  announceAgain([namesOf(form, choices), ...changed].join('. '));
};

interface Props {
  readonly form: HTMLElement;
  readonly nearest: Nearest;
  /** What the focus goes to, as the button goes away with the reason for it: a selector in the form. */
  readonly next: string;
  readonly describedBy?: string | null | undefined;
}

/** One press chooses the nearest combination in stock. */
export const NearestOffer = ({ form, nearest, next, describedBy }: Props) => (
  <NearestButton
    label={translate('swatch_nearest').replace('%s', () => namesOf(form, nearest.choices))}
    describedBy={describedBy ?? undefined}
    onChoose={() => {
      applyOffer(form, nearest);
      form.querySelector<HTMLElement>(next)?.focus();
    }}
  />
);
