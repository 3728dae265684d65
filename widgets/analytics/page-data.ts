import { type Decoded, flag, isRecord, list, oneOf, parseJson, record, shape, text } from '../../src/browser/decode';
import { readScriptText } from '../../src/browser/script-data';

/** One of GA4's items: fields of text and numbers, with an id or a name. */
export type Item = Readonly<Record<string, string | number>> & {
  readonly item_id?: string;
  readonly item_name?: string;
  /** Price of one piece, after discounts, without tax. */
  readonly price?: number;
  readonly quantity?: number;
};

interface OfList {
  readonly items: readonly Item[];
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly currency?: string;
}

interface OfCart {
  readonly items: readonly Item[];
  readonly currency: string;
  /** The sum of price × quantity: without tax and shipping. */
  readonly value: number;
  /** Codes, separated by commas. */
  readonly coupon?: string;
}

interface OfOrder extends OfCart {
  readonly transaction_id: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly affiliation?: string;
}

interface OfPromotion {
  readonly items: readonly Item[];
  readonly promotion_id?: string;
  readonly promotion_name?: string;
  readonly creative_name?: string;
  readonly creative_slot?: string;
}

/** GA4's events of a shop, with their parameters. */
export interface AnalyticsEvents {
  view_item_list: OfList;
  select_item: OfList;
  view_item: OfCart;
  add_to_cart: OfCart;
  remove_from_cart: OfCart;
  view_cart: OfCart;
  begin_checkout: OfCart;
  add_shipping_info: OfCart & { readonly shipping_tier: string };
  add_payment_info: OfCart & { readonly payment_type: string };
  purchase: OfOrder;
  refund: Omit<OfOrder, 'items'> & Partial<Pick<OfOrder, 'items'>>;
  search: { readonly search_term: string };
  login: { readonly method?: string };
  sign_up: { readonly method?: string };
  view_promotion: OfPromotion;
  select_promotion: OfPromotion;
}

export type AnalyticsEventName = keyof AnalyticsEvents;

/** Id of the module data that PHP's PageData prints, and of the element for cart changes. */
const DATA_ID = 'wp-script-module-data-islas-analytics';
export const CHANGES_ID = 'islas-analytics-changes';
/** Cookie with an order's token, for cached pages (PHP: `Purchases`, written by `wc_setcookie`). */
export const ORDERS_COOKIE = 'islas_purchase';

const decodeFields = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const events = list(shape({ id: text(), name: text(), params: decodeFields }));

/** Decodes the page's analytics data; any input gives a complete value. */
const decodePage = shape({
  target: shape({
    kind: oneOf(['gtag', 'datalayer'], 'gtag'),
    id: text(),
    /** Whether Islas loads Google's script. */
    load: flag(true),
    /** Whether the shop has a consent tool, also before the tool's script has loaded. */
    consent: flag(),
  }),
  currency: text(),
  items: record((value) => decodeFields(value) as Item),
  lists: list(shape({ id: text(), name: text(), products: list(text()) })),
  events,
  /** Tokens of orders whose events a page has to deliver. */
  orders: list(text()),
  /** Whether the page needs the second file: it has a cart, a checkout or the owner's debug mode. */
  more: flag(),
  /** Address of the owner's log; empty for other visitors. */
  debug: text(),
  /** Labels for the codes of outcomes and reasons (PHP: `LogLabels`); empty for other visitors. */
  words: record(text()),
});
export type PageAnalytics = Decoded<typeof decodePage>;

/** Attribute of an element whose contents the Interactivity API's router exchanges for those of another page. */
export const REGION = 'data-islas-list';

const decodeRegion = shape({
  id: text(),
  name: text(),
  products: list(text()),
  items: record((value) => decodeFields(value) as Item),
});
export type RegionList = Decoded<typeof decodeRegion>;

/** The list that is in such an element now (PHP: `PageLists`). */
export const readRegion = (element: Element): RegionList => decodeRegion(parseJson(element.getAttribute(REGION)));

export const readPage = (): PageAnalytics => decodePage(parseJson(readScriptText(DATA_ID)));

/** Decodes batches of cart changes, and the claim of an order's events; any other input gives no batch. */
export const decodeBatches = list(shape({ id: text(), events }));
