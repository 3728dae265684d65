import type { Contents, FieldPaths, FieldValues, PageView, Touches } from './visit';
import { decodePercents, decodeStockCharacters } from './cookie-values';

const TAGS = 'source medium campaign content term id source_platform creative_format marketing_tactic'.split(' ');

/** Advertising networks by the click ids that they add to links; of several ids the first one here counts. */
const SELLERS = { google: 'gclid|[gw]braid', bing: 'msclkid', tiktok: 'ttclid', yandex: 'yclid' };

/**
 * Hosts of search engines, then of social networks with any subdomain. Engines send only their host, not the search
 * terms (W-50). Their other services, such as mail, count as ordinary sites.
 */
const KNOWN =
  /^(?:(?:\w\w\.|search\.)*(google|bing|yahoo|duckduckgo|ecosia|yandex|qwant|brave|ask|aol)|(?:.+\.)?(facebook|instagram|tiktok|pinterest|linkedin|youtube|reddit|twitter))\.[a-z.]{2,6}$/;

/** The host without `www.` and port; empty if the text is no address. */
export const hostOf = (url: string): string => url.match(/\/\/(?:www\.)?([^/:]+)/)?.[1] ?? '';

/**
 * Type, source, medium, campaign, content, term, id, platform, format and tactic, raw as in the address; a missing one
 * is `null` or `undefined`.
 */
export type Source = readonly (string | null | undefined)[];

/** Finds the visitor's source by the page's address and referrer; `undefined` if they show none. */
const detectSource = ({ href, referrer }: PageView, session: string | undefined): Source | undefined => {
  const { search } = new URL(href);
  const tags = TAGS.map((name) => search.match(`[?&]utm_${name}=([^&=]*)`)?.[1]);
  const [seller] = Object.entries(SELLERS).find(([, ids]) => search.match(`[?&](?:${ids})=`)) ?? [];
  if (seller ?? tags.some((tag) => tag !== undefined)) {
    const bought = seller && [seller, 'cpc', `${seller}_cpc`];
    // From the sixth tag on, an empty value counts as missing.
    return ['utm', ...tags.map((tag, i) => (i > 4 ? tag || null : (tag ?? bought?.[i])))];
  }
  const host = hostOf(referrer);
  if (!host || `.${host}`.endsWith(`.${hostOf(href)}`)) return undefined;
  const [, engine, network = host === 't.co' && 'twitter'] = host.match(KNOWN) ?? [];
  if (engine) return ['organic', engine, 'organic'];
  const from = network ? [`${network}.com`, 'social'] : [host, 'referral'];
  return session ? undefined : ['referral', ...from, null, new URL(referrer).pathname];
};

/** Joins the parts of a content. Shortens separators within a value, so that no value can pass for another part. */
const packValues = (names: string, ...values: readonly unknown[]): string =>
  names
    .split(' ')
    .map((name, i) => `${name}=${values[i] ?? '(none)'}`.replace(/\|{3,}/g, '|'))
    .join('|||');

/** Parses a content into its parts. */
export const unpackValues = (content: string): Record<string, string> =>
  Object.fromEntries(
    content.split('|||').map((part) => {
      const [name, value = ''] = part.split(/=(.*)/s);
      return [name, decodePercents(value)];
    }),
  );

/** Returns the number at the content's start, `vst=2|||…`, plus `more`; no number counts as 1. No content gives 1. */
const addToCount = (content: string | undefined, more: number): number =>
  content ? (parseInt(content.slice(4)) || 1) + more : 1;

/** Returns the cookies' contents after a page view, given those before it, in the order of writing (contract 5.5). */
export const updateContents = (known: Contents, page: PageView): Contents => {
  const source = detectSource(page, known.session);
  const kept = source ? '' : known.current || known.first;
  const current = kept || packValues('typ src mdm cmp cnt trm id plt fmt tct', ...(source ?? ['typein', '(direct)']));
  // UTC in every time zone (W-50).
  const at = page.at.toISOString().slice(0, 19).replace('T', ' ');
  const entrance = packValues('fd ep rf', at, page.href, page.referrer || null);
  return {
    // The stock library's mark of its present format.
    ...(!known.migrations && { migrations: '1418474375998=1' }),
    ...(!kept && { current_add: entrance, ...(!known.first_add && { first_add: entrance }) }),
    current,
    ...(!known.first && { first: decodeStockCharacters(current) }),
    udata: packValues('vst uip uag', addToCount(known.udata, known.session ? 0 : 1), null, page.agent),
    session: packValues('pgs cpg', addToCount(known.session, 1), page.href),
  };
};

/** Values for the fields of an order; `null` for a field without a value. */
export const fieldValues = (fields: FieldPaths, touches: Touches | undefined): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([field, path]) => {
      const [touch, name] = path.split('.') as [string, string];
      return [field, touches?.[touch]?.[name] ?? null];
    }),
  );
