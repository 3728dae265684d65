import { isRecord, parseJson, record, shape, text } from '../../src/browser/decode';
import { cartPageData } from './cart-page-data';

const decodeParams = shape({ countries: text(), i18n_select_state_text: text() });

export interface CountryData {
  /** Country → its states by code; a country without states has an empty record, an unknown one has none. */
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** First option of a list of states. */
  readonly choose: string;
}

const decodeStates = record(record(text()));

const read = async (): Promise<unknown> => {
  const { countries } = cartPageData();
  if (!countries) return (window as unknown as Record<string, unknown>).wc_country_select_params;
  const code = await (await fetch(countries)).text();
  return parseJson(/^var \w+ = (.+);$/m.exec(code)?.[1]);
};

let reading: Promise<unknown> | undefined;

/** What WooCommerce tells its own script about countries. Rejects, and can be asked again, when the file cannot be had. */
export const countryData = async (): Promise<CountryData> => {
  reading ??= read();
  const params = await reading.catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  const { countries, i18n_select_state_text: choose } = decodeParams(params);
  // WooCommerce may print it with entities.
  const states = parseJson(countries.replaceAll('&quot;', '"'));
  // PHP encodes a country without states as an empty list.
  const known = Object.entries(isRecord(states) ? states : {}).map(([country, of]) => [country, isRecord(of) ? of : {}]);
  return { states: decodeStates(Object.fromEntries(known)), choose };
};
