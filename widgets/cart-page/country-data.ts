import { isRecord, parseJson, record, shape, text } from '../../src/browser/decode';
import { cartPageData } from './cart-page-data';

/** Milliseconds after which the fields stay as they are. */
const PATIENCE_MS = 15_000;

const decodeStates = record(record(text()));
const decodeSelectors = record(text());
const decodeParams = shape({
  /** JSON, in which WooCommerce may print entities: states by country, rules of fields by country, rows of fields. */
  countries: text(),
  locale: text(),
  locale_fields: text(),
  i18n_select_state_text: text(),
  i18n_optional_text: text(),
});

export interface CountryData {
  /** Country → its states by code; a country without states has an empty record, an unknown one has none. */
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** First option of a list of states. */
  readonly choose: string;
  /** Country, or `default` → field → what WooCommerce's rules say of it. */
  readonly locale: Readonly<Record<string, unknown>>;
  /** Field → selector of its row. */
  readonly fields: Readonly<Record<string, string>>;
  /** What stands beside the name of a field that may be empty. */
  readonly optional: string;
}

const globals = window as unknown as Readonly<Record<string, unknown>>;

/** A global of WooCommerce's, from its file where it is not in the page. */
const read = async (address: string, inPage: () => unknown): Promise<unknown> => {
  if (!address) return inPage();
  // A file of code and no JSON: the requests of the shop's transport expect what its endpoints answer.
  const code = await (await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })).text();
  return parseJson(/^var \w+ = (.+);$/m.exec(code)?.[1]);
};

const parseRecord = (json: string): Record<string, unknown> => {
  const value = parseJson(json.replaceAll('&quot;', '"'));
  return isRecord(value) ? value : {};
};

const readAll = async (): Promise<CountryData> => {
  const { countries, addresses } = cartPageData();
  const given = await Promise.all([
    read(countries, () => globals.wc_country_select_params),
    read(addresses, () => globals.wc_address_i18n_params),
  ]);
  const params = decodeParams(Object.assign({}, ...given.filter(isRecord)));
  // PHP encodes a country without states as an empty list.
  const states = Object.entries(parseRecord(params.countries)).map(([code, of]) => [code, isRecord(of) ? of : {}]);
  return {
    states: decodeStates(Object.fromEntries(states)),
    choose: params.i18n_select_state_text,
    locale: parseRecord(params.locale),
    fields: decodeSelectors(parseRecord(params.locale_fields)),
    optional: params.i18n_optional_text,
  };
};

let reading: Promise<CountryData> | undefined;

/** What WooCommerce tells its own scripts about countries. Rejects, and can be asked again, when a file cannot be had. */
export const countryData = (): Promise<CountryData> => {
  reading ??= readAll().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
};
