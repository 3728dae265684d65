import type { Contents, FieldPaths, FieldValues, PageView, Touches } from './visit';
import { decode, plain } from './cookie-values';

const TAGS = 'source medium campaign content term id source_platform creative_format marketing_tactic'.split(' ');

/** Whose the ids are that are added to the links of advertisements; of several the first here counts. */
const SELLERS = { google: 'gclid|[gw]braid', bing: 'msclkid', tiktok: 'ttclid', yandex: 'yclid' };

/**
 * Search engines send their own host and no more: what was asked stays with them (W-50). Other services of theirs, mail
 * for one, are sites like any other. Then networks, whatever part of theirs.
 */
const KNOWN =
  /^(?:(?:\w\w\.|search\.)*(google|bing|yahoo|duckduckgo|ecosia|yandex|qwant|brave|ask|aol)|(?:.+\.)?(facebook|instagram|tiktok|pinterest|linkedin|youtube|reddit|twitter))\.[a-z.]{2,6}$/;

/** Without `www.` and port; empty for what is no address. */
export const hostOf = (url: string): string => url.match(/\/\/(?:www\.)?([^/:]+)/)?.[1] ?? '';

/**
 * Type, source, medium, campaign, content, term, id, platform, format and tactic, raw as the address has them; what is
 * missing there is none of.
 */
export type Source = readonly (string | null | undefined)[];

/** Where the page's visitor comes from by its address and referrer; nothing when they do not say. */
const sourceOf = ({ href, referrer }: PageView, session: string | undefined): Source | undefined => {
  const { search } = new URL(href);
  const tags = TAGS.map((name) => search.match(`[?&]utm_${name}=([^&=]*)`)?.[1]);
  const [seller] = Object.entries(SELLERS).find(([, ids]) => search.match(`[?&](?:${ids})=`)) ?? [];
  if (seller ?? tags.some((tag) => tag !== undefined)) {
    const bought = seller && [seller, 'cpc', `${seller}_cpc`];
    // Of the later ones an empty word is none.
    return ['utm', ...tags.map((tag, i) => (i > 4 ? tag || null : (tag ?? bought?.[i])))];
  }
  const host = hostOf(referrer);
  if (!host || `.${host}`.endsWith(`.${hostOf(href)}`)) return undefined;
  const [, engine, network = host === 't.co' && 'twitter'] = host.match(KNOWN) ?? [];
  if (engine) return ['organic', engine, 'organic'];
  const from = network ? [`${network}.com`, 'social'] : [host, 'referral'];
  return session ? undefined : ['referral', ...from, null, new URL(referrer).pathname];
};

/** No value can pass for another part of the content. */
const pack = (names: string, ...values: readonly unknown[]): string =>
  names
    .split(' ')
    .map((name, i) => `${name}=${values[i] ?? '(none)'}`.replace(/\|{3,}/g, '|'))
    .join('|||');

/** A content taken apart. */
export const unpack = (content: string): Record<string, string> =>
  Object.fromEntries(
    content.split('|||').map((part) => {
      const [name, value = ''] = part.split(/=(.*)/s);
      return [name, decode(value)];
    }),
  );

/** One more, or none, than the number at the content's start, `vst=2|||…`; what is no number counts as 1. */
const add = (content: string | undefined, more: number): number =>
  content ? (parseInt(content.slice(4)) || 1) + more : 1;

/** What the cookies hold after a page, given what they held before it; in the order they are written (contract 5.5). */
export const visit = (known: Contents, page: PageView): Contents => {
  const source = sourceOf(page, known.session);
  const kept = source ? '' : known.current || known.first;
  const current = kept || pack('typ src mdm cmp cnt trm id plt fmt tct', ...(source ?? ['typein', '(direct)']));
  // UTC in every time zone (W-50).
  const at = page.at.toISOString().slice(0, 19).replace('T', ' ');
  const entrance = pack('fd ep rf', at, page.href, page.referrer || null);
  return {
    // The stock library's mark of its present format.
    ...(!known.migrations && { migrations: '1418474375998=1' }),
    ...(!kept && { current_add: entrance, ...(!known.first_add && { first_add: entrance }) }),
    current,
    ...(!known.first && { first: plain(current) }),
    udata: pack('vst uip uag', add(known.udata, known.session ? 0 : 1), null, page.agent),
    session: pack('pgs cpg', add(known.session, 1), page.href),
  };
};

/** The fields of an order. */
export const fieldValues = (fields: FieldPaths, touches: Touches | undefined): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([field, path]) => {
      const [touch, name] = path.split('.') as [string, string];
      return [field, touches?.[touch]?.[name] ?? null];
    }),
  );
