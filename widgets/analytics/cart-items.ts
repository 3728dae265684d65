import type { AnalyticsEvents, Item } from './page-data';
import { redact } from './redact';

/** GA4's limits: characters of a text, and items of an event. */
const LONGEST = 100;
const MOST = 200;

/** GA4's shop events that have items. */
const OF_ITEMS =
  /^(view_(item(_list)?|cart|promotion)|select_item|add_(to_cart|(shipping|payment)_info)|remove_from_cart|begin_checkout|purchase)$/;
/** The other events, with the parameter that each requires. */
const OTHERS: Readonly<Record<string, string>> = {
  refund: 'transaction_id',
  search: 'search_term',
  login: '',
  sign_up: '',
  select_promotion: '',
};

const cleanFields = (fields: object): Record<string, unknown> => {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (Number.isFinite(value)) kept[name] = value;
    if (typeof value === 'string' && value.trim()) kept[name] = redact(value).trim().slice(0, LONGEST);
    if (Array.isArray(value))
      kept[name] = value
        .slice(0, MOST)
        .map((item: object) => cleanFields({ ...item }))
        .filter(({ item_id, item_name }) => item_id || item_name);
  }
  return kept;
};

/** Why an event is refused: a code of the owner's log. */
export type Refusal = 'unknown' | 'no_items' | 'no_currency' | 'no_field';

/**
 * Returns the parameters that may be sent: texts redacted and cut, nothing but texts, numbers and items. If the event
 * may not be sent, returns the reason.
 */
export const checkEvent = (name: string, given: object): Readonly<Record<string, unknown>> | Refusal => {
  const isOfItems = OF_ITEMS.test(name);
  const required = isOfItems ? 'items' : OTHERS[name];
  const params = cleanFields(given);
  if (required === undefined) return 'unknown';
  if (required && !(params[required] as string | undefined)?.length) return isOfItems ? 'no_items' : 'no_field';
  if (name === 'purchase' && !params['transaction_id']) return 'no_field';
  if ('value' in params && !/^[A-Z]{3}$/.test(String(params['currency']))) return 'no_currency';
  return params;
};

/** Parameters of an event on a list: its items with their positions, from 0. `only` keeps one product's items. */
export const createListEvent = (
  list: { readonly id: string; readonly name: string; readonly products: readonly string[] },
  items: Readonly<Record<string, Item>>,
  currency: string,
  only?: string,
): AnalyticsEvents['view_item_list'] => {
  const named = { item_list_id: list.id, item_list_name: list.name };
  const all = list.products.map((id, index) => ({ ...items[id], ...named, index }));
  return { ...named, currency, items: only ? all.filter((_, index) => list.products[index] === only) : all };
};
