import { beforeEach, describe, expect, test, vi } from 'vitest';

const PARAMS = {
  wc_country_select_params: {
    countries: '{&quot;ES&quot;:{&quot;M&quot;:&quot;Madrid&quot;,&quot;SE&quot;:&quot;Sevilla&quot;},"PT":[]}',
    i18n_select_state_text: 'Elige una opción',
  },
  wc_address_i18n_params: {
    locale: JSON.stringify({
      ES: { state: { label: 'Provincia', required: true } },
      PT: { state: { required: false, hidden: true } },
      default: {
        state: { label: 'Región' },
        city: { label: '<b>Población</b>', required: true, class: ['form-row-wide'] },
      },
    }),
    locale_fields: JSON.stringify({ state: '#calc_shipping_state_field', city: '#calc_shipping_city_field' }),
    i18n_optional_text: 'opcional',
  },
};

const FORM = `<form class="woocommerce-shipping-calculator">
  <select id="calc_shipping_country" class="country_to_state"><option>ES</option><option>PT</option><option>FR</option></select>
  <p class="form-row" id="calc_shipping_state_field"><label for="calc_shipping_state">Estado</label>
    <input type="text" name="calc_shipping_state" id="calc_shipping_state" value="SE"></p>
  <p class="form-row" id="calc_shipping_city_field"><label for="calc_shipping_city">Ciudad</label><input id="calc_shipping_city"></p></form>`;

const state = () => document.querySelector('#calc_shipping_state') as HTMLInputElement | HTMLSelectElement;
const row = () => document.querySelector<HTMLElement>('#calc_shipping_state_field');

/** Chooses a country and fits the fields. */
const choose = async (country: string) => {
  (document.querySelector('#calc_shipping_country') as HTMLSelectElement).value = country;
  const { updateStateFields } = await import('../../../widgets/cart-page/state-field');
  await updateStateFields();
};

beforeEach(() => {
  vi.resetModules();
  Object.assign(window, PARAMS);
  document.body.innerHTML = FORM;
});

describe('the state of the shipping calculator', () => {
  test('is a list for a country with states, and keeps a value that is in it', async () => {
    await choose('ES');
    expect(state()).toBeInstanceOf(HTMLSelectElement);
    expect([...(state() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Elige una opción',
      'Madrid',
      'Sevilla',
    ]);
    expect(state().value).toBe('SE');
    expect(state().name).toBe('calc_shipping_state');
    expect(row()).toHaveTextContent('Provincia');
  });

  test('is hidden for a country without states', async () => {
    await choose('PT');
    expect(state().type).toBe('hidden');
    expect(state().value).toBe('');
    expect(row()?.style.display).toBe('none');
  });

  test('is a text field for a country that WooCommerce does not know', async () => {
    await choose('PT');
    await choose('FR');
    expect(state().type).toBe('text');
    expect(row()?.style.display).toBe('');
    expect(row()).toHaveTextContent('Región');
    expect(row()).toHaveTextContent('(opcional)');
  });

  test('labels are text, and say what is required', async () => {
    await choose('ES');
    const city = document.querySelector('#calc_shipping_city_field');
    expect(city).toHaveTextContent('Población');
    expect(city?.querySelector('b')).toBeNull();
    expect(city?.querySelector('.required')).toHaveAttribute('aria-hidden', 'true');
    expect(city).toHaveClass('form-row-wide', 'validate-required');
  });

  test('without the data the field stays as it is', async () => {
    Object.assign(window, { wc_country_select_params: undefined, wc_address_i18n_params: undefined });
    await choose('ES');
    expect(state().value).toBe('SE');
  });
});
