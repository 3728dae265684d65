import { applyCountryRules } from './address-fields';
import { triggerOnBody } from './cart-page-events';
import { getLoadedJQuery } from '../../src/woocommerce/jquery-arrival';
import { type CountryData, countryData } from './country-data';
import { CALCULATOR, CALCULATOR_COUNTRY } from './cart-selectors';

type Country = HTMLSelectElement | HTMLInputElement;
type State = HTMLSelectElement | HTMLInputElement;

const STATE = '#calc_shipping_state';

/** A field that is sent under the same name, and found by the same id and label. */
const createStateField = (state: State, name: 'select' | 'input', classes: string): State => {
  const field = document.createElement(name);
  const own = state.getAttribute('data-input-classes') ?? '';
  field.id = state.id;
  field.name = state.name;
  field.className = `${classes} ${own}`.trim();
  if (own) field.setAttribute('data-input-classes', own);
  const placeholder = state.getAttribute('placeholder') ?? state.getAttribute('data-placeholder');
  if (placeholder) field.setAttribute(name === 'select' ? 'data-placeholder' : 'placeholder', placeholder);
  state.replaceWith(field);
  return field;
};

const optionOf = (words: string, value: string): HTMLOptionElement =>
  Object.assign(document.createElement('option'), { textContent: words, value });

const fillOptions = (select: HTMLSelectElement, states: Readonly<Record<string, string>>, choose: string): void => {
  const { value } = select;
  select.replaceChildren(optionOf(choose, ''), ...Object.entries(states).map(([code, name]) => optionOf(name, code)));
  select.value = Object.hasOwn(states, value) ? value : '';
};

/**
 * Makes the field of the state what the country needs: a list, a text field, or a hidden one for a country without
 * states.
 */
const fitState = (country: Country, state: State, { states, choose }: CountryData): void => {
  const known = Object.hasOwn(states, country.value) ? states[country.value] : undefined;
  const row = state.closest<HTMLElement>('.form-row');
  const isHidden = !!known && !Object.keys(known).length;
  if (row) row.style.display = isHidden ? 'none' : '';
  if (isHidden) {
    Object.assign(createStateField(state, 'input', 'hidden'), { type: 'hidden' });
  } else if (known) {
    const { value } = state;
    const select = (
      state instanceof HTMLSelectElement ? state : createStateField(state, 'select', 'state_select')
    ) as HTMLSelectElement;
    if (select !== state) select.append(optionOf('', value));
    fillOptions(select, known, choose);
  } else if (state instanceof HTMLSelectElement || state.type === 'hidden') {
    Object.assign(createStateField(state, 'input', 'input-text'), { type: 'text' });
  }
};

/** Fits the state of each calculator to its country, with the stock script's events for other code. */
export const updateStateFields = async (): Promise<void> => {
  const data = await countryData();
  for (const country of document.querySelectorAll<Country>(CALCULATOR_COUNTRY)) {
    const form = country.closest(CALCULATOR);
    const state = form?.querySelector<State>(STATE);
    if (!form || !state) continue;
    fitState(country, state, data);
    applyCountryRules(form, country.value, data);
    const wrapper = getLoadedJQuery()?.(form);
    triggerOnBody('country_to_state_changed', country.value, wrapper);
    triggerOnBody('country_to_state_changing', country.value, wrapper);
  }
};
