import { loadLater } from '../../src/runtime/load-later';
import { triggerOnBody } from './cart-page-events';
import { cartPageData } from './cart-page-data';
import { CALCULATOR_COUNTRY, CALCULATOR_FIELDS, CALCULATOR_TOGGLE } from './cart-selectors';

const findFields = () => document.querySelectorAll<HTMLElement>(CALCULATOR_FIELDS);

/** Fits the state to the country, unless WooCommerce's own script does. Without the data the field stays as it is. */
const updateStateField = async (): Promise<void> => {
  if (!cartPageData().hasStock)
    await loadLater(
      'cart-page',
      () => import('./state-field'),
      ({ updateStateFields }) => updateStateFields(),
    );
};

/** The calculator is closed at first, also where a theme's template prints it open. */
export const closeCalculator = (): void => {
  for (const section of findFields()) section.style.display = 'none';
};

export const toggleCalculator = (): void => {
  let isOpen = false;
  for (const section of findFields()) {
    isOpen = section.style.display === 'none';
    section.style.display = isOpen ? '' : 'none';
  }
  for (const toggle of document.querySelectorAll(CALCULATOR_TOGGLE)) toggle.setAttribute('aria-expanded', `${isOpen}`);
  // The stock script's order: the country's own events come first.
  void updateStateField().then(() => triggerOnBody('country_to_state_changed'));
};

/** Fits the state whenever another country is chosen. */
export const followCountry = (signal: AbortSignal): void =>
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof Element && target.matches(CALCULATOR_COUNTRY)) void updateStateField();
    },
    { signal },
  );
