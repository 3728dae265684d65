import type { Product } from '../../catalogue/products';
import type { Session } from '../../state/session';
import type { Page } from '../page';
import type { Visit } from '../visit';

/** The scenario in which visits are counted; what PHP's PageData, CartChanges and Items print, in the pretend shop. */
export const isCounted = ({ scenario }: Visit): boolean => scenario === 'analytics';

const TAX = 1.21;
const PLACE = 'islas-analytics-changes';

const item = ({ id, name, category, cents }: Product, quantity = 1) => ({
  item_id: String(id),
  item_name: name,
  item_category: category,
  quantity,
  price: Math.round((cents / 100 / TAX) * 10_000) / 10_000,
});

const event = (name: string, items: readonly ReturnType<typeof item>[]) => {
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { name, params: { currency: 'EUR', value: Math.round(value * 100) / 100, items } };
};

/** Quantities by product in the last response to each session. */
const sent = new WeakMap<Session, ReadonlyMap<number, number>>();
let batch = 0;

/** Products added and removed since the last call. */
const changes = (visit: Visit) => {
  const before = sent.get(visit.session) ?? new Map<number, number>();
  const now = new Map<number, number>();
  for (const { productId, quantity } of visit.cart.lines) now.set(productId, (now.get(productId) ?? 0) + quantity);
  sent.set(visit.session, now);
  const events = [...new Set([...before.keys(), ...now.keys()])].flatMap((id) => {
    const pieces = (now.get(id) ?? 0) - (before.get(id) ?? 0);
    const product = visit.shop.catalogue.find(id)?.product;
    if (!pieces || !product) return [];
    return [event(pieces > 0 ? 'add_to_cart' : 'remove_from_cart', [item(product, Math.abs(pieces))])];
  });
  return events.length ? [{ id: `pretend-${(batch += 1)}`, events }] : [];
};

const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003C');

export const changesFragment = (visit: Visit): Record<string, string> =>
  isCounted(visit)
    ? { [`#${PLACE}`]: `<script type="application/json" id="${PLACE}">${json(changes(visit))}</script>` }
    : {};

/** At the end of the body: the page's data, and a tag that logs to the console what it receives. */
export const analyticsData = (visit: Visit, page: Page): string => {
  if (!isCounted(visit)) return '';
  const body = String(page.body);
  const [, view] = /id="product-(\d+)"/.exec(body) ?? [];
  const listed = [...body.matchAll(/<li[^>]*class="[^"]*\bpost-(\d+)/g)].map(([, id]) => Number(id));
  const known = [...listed, ...(view ? [Number(view)] : [])].flatMap((id) => {
    const product = visit.shop.catalogue.find(id)?.product;
    return product ? [product] : [];
  });
  const items = Object.fromEntries(known.map((product) => [product.id, item(product)]));
  const viewed = known.filter(({ id }) => id === Number(view)).map((product) => event('view_item', [item(product)]));
  const data = {
    target: { kind: 'gtag', id: 'G-PRETEND1', load: false, consent: false },
    currency: 'EUR',
    items,
    lists: listed.length ? [{ id: 'shop', name: page.title, products: listed }] : [],
    events: viewed,
    orders: [],
  };
  return `<script>window.gtag ||= (...args) => console.info('gtag', ...args);</script>
<script type="application/json" id="wp-script-module-data-islas-analytics">${json(data)}</script>
${Object.values(changesFragment(visit)).join('')}
`;
};
