/**
 * GA4's events of a shop, written from Google's documentation: their parameters, the kind of each, and which are
 * required. https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
type Kind = 'text' | 'number' | 'currency' | 'items';

interface Reference {
  readonly required: Readonly<Record<string, Kind>>;
  readonly optional: Readonly<Record<string, Kind>>;
  /** `value` is the sum of price × quantity. */
  readonly isSum?: true;
}

const MONEY = { currency: 'currency', value: 'number' } as const;
const OF_CART: Reference = { required: { ...MONEY, items: 'items' }, optional: { coupon: 'text' }, isSum: true };
const OF_LIST: Reference = {
  required: { items: 'items' },
  optional: { item_list_id: 'text', item_list_name: 'text', currency: 'currency' },
};
const OF_ORDER = { affiliation: 'text', coupon: 'text', shipping: 'number', tax: 'number' } as const;
const OF_PROMOTION = {
  creative_name: 'text',
  creative_slot: 'text',
  promotion_id: 'text',
  promotion_name: 'text',
} as const;

export const GA4: Readonly<Record<string, Reference>> = {
  view_item_list: OF_LIST,
  select_item: OF_LIST,
  view_item: { ...OF_CART, optional: {} },
  add_to_cart: { ...OF_CART, optional: {} },
  remove_from_cart: { ...OF_CART, optional: {} },
  view_cart: OF_CART,
  begin_checkout: OF_CART,
  add_shipping_info: { ...OF_CART, optional: { coupon: 'text', shipping_tier: 'text' } },
  add_payment_info: { ...OF_CART, optional: { coupon: 'text', payment_type: 'text' } },
  purchase: {
    required: { ...MONEY, transaction_id: 'text', items: 'items' },
    optional: OF_ORDER,
    isSum: true,
  },
  refund: { required: { ...MONEY, transaction_id: 'text' }, optional: { ...OF_ORDER, items: 'items' } },
  search: { required: { search_term: 'text' }, optional: {} },
  login: { required: {}, optional: { method: 'text' } },
  sign_up: { required: {}, optional: { method: 'text' } },
  view_promotion: { required: { items: 'items' }, optional: OF_PROMOTION },
  select_promotion: { required: {}, optional: { ...OF_PROMOTION, items: 'items' } },
};

const ITEM: Readonly<Record<string, Kind>> = {
  item_id: 'text',
  item_name: 'text',
  affiliation: 'text',
  coupon: 'text',
  discount: 'number',
  index: 'number',
  item_brand: 'text',
  item_category: 'text',
  item_category2: 'text',
  item_category3: 'text',
  item_category4: 'text',
  item_category5: 'text',
  item_list_id: 'text',
  item_list_name: 'text',
  item_variant: 'text',
  price: 'number',
  quantity: 'number',
  ...OF_PROMOTION,
};

const MOST_ITEMS = 200;
const LONGEST = 100;

type Fields = Readonly<Record<string, unknown>>;

const kindFault = (name: string, kind: Kind | undefined, value: unknown): string[] => {
  const isRight = {
    text: () => typeof value === 'string' && value !== '' && value.length <= LONGEST,
    number: () => typeof value === 'number' && Number.isFinite(value),
    currency: () => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
    items: () => Array.isArray(value) && value.length <= MOST_ITEMS,
  };
  if (!kind) return [`${name} is not known`];
  return isRight[kind]() ? [] : [`${name} is no ${kind}: ${JSON.stringify(value)}`];
};

const itemFaults = (item: Fields, place: number): string[] => [
  ...(item['item_id'] || item['item_name'] ? [] : [`item ${place} has neither id nor name`]),
  ...Object.entries(item).flatMap(([name, value]) => kindFault(`item ${place}'s ${name}`, ITEM[name], value)),
];

/** Faults of an event, as messages; empty if GA4 accepts it. */
export const faultsOf = (name: string, params: Fields): string[] => {
  const reference = GA4[name];
  if (!reference) return [`GA4 has no event ${name}`];
  const kinds: Readonly<Record<string, Kind>> = { ...reference.required, ...reference.optional };
  const items = Array.isArray(params['items']) ? (params['items'] as Fields[]) : [];
  const sum = items.reduce((total, { price = 0, quantity = 1 }) => total + Number(price) * Number(quantity), 0);
  const isOff = reference.isSum && Math.abs(sum - Number(params['value'])) > 0.011;
  return [
    ...Object.keys(reference.required)
      .filter((field) => !(field in params))
      .map((field) => `${field} is missing`),
    ...Object.entries(params).flatMap(([field, value]) => kindFault(field, kinds[field], value)),
    ...('items' in reference.required && !items.length ? ['there are no items'] : []),
    ...items.flatMap(itemFaults),
    ...(isOff ? [`value is ${String(params['value'])} and the items' sum ${sum}`] : []),
  ];
};
