import type { Contents, FieldPaths, FieldValues, PageView, Touches } from '../contracts/attribution';
import { decode, plain } from './attribution-cookies';

const TAGS = 'source medium campaign content term id source_platform creative_format marketing_tactic'.split(' ');

/** Who adds which id to the links of advertisements. */
const CLICK = /[?&](?:([gw]braid|gclid)|(msclkid)|(ttclid)|yclid)=/;

/**
 * Search engines send their own host and no more: what was asked stays with them (W-50). Other services of theirs, mail
 * for one, are sites like any other.
 */
const ENGINE = /^(?:\w\w\.)?(?:search\.)?(google|bing|yahoo|duckduckgo|ecosia|yandex|qwant|brave)\.[a-z.]{2,6}$/;

const NETWORK = /^(?:.+\.)?(facebook|instagram|tiktok|pinterest|linkedin|youtube|reddit|twitter)\.[a-z.]{2,6}$/;

/** Without `www.`; empty for what is no address. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

/**
 * Type, source, medium, campaign, content, term, id, platform, format and tactic, raw as the address has them; what is
 * missing there is none of.
 */
export type Source = readonly (string | null | undefined)[];

/** Where the page's visitor comes from by its address and referrer; nothing when they do not say. */
const sourceOf = ({ href, referrer }: PageView, isVisiting: boolean): Source | undefined => {
  const { search } = new URL(href);
  const tags = TAGS.map((name) => new RegExp(`[?&]utm_${name}=([^&=]*)`).exec(search)?.[1]);
  const click = CLICK.exec(search);
  if (click ?? tags.some((tag) => tag !== undefined)) {
    const seller = click && (click[1] ? 'google' : click[2] ? 'bing' : click[3] ? 'tiktok' : 'yandex');
    const [source = seller, medium = seller && 'cpc', campaign = seller && `${seller}_cpc`, content, term, ...rest] =
      tags;
    return ['utm', source, medium, campaign, content, term, ...rest.map((tag) => tag || null)];
  }
  const host = hostOf(referrer);
  if (!host || `.${host}`.endsWith(`.${hostOf(href)}`)) return undefined;
  const engine = ENGINE.exec(host);
  if (engine) return ['organic', engine[1], 'organic'];
  if (isVisiting) return undefined;
  const network = host === 't.co' ? 'twitter' : NETWORK.exec(host)?.[1];
  return [
    'referral',
    network ? `${network}.com` : host,
    network ? 'social' : 'referral',
    null,
    new URL(referrer).pathname,
  ];
};

const SOURCE = 'typ src mdm cmp cnt trm id plt fmt tct';

/** No value can pass for another part of the content. */
const pack = (names: string, values: readonly unknown[]): string =>
  names
    .split(' ')
    .map((name, i) => `${name}=${`${values[i] ?? '(none)'}`.replace(/\|{3,}/g, '|')}`)
    .join('|||');

const unpack = (content = ''): Record<string, string> =>
  Object.fromEntries(
    content.split('|||').map((part) => {
      const [name, ...value] = part.split('=');
      return [name, decode(value.join('='))];
    }),
  );

const countOf = (content: string, name: string): number => parseInt(unpack(content)[name] ?? '', 10) || 1;

/** What the cookies hold after a page, given what they held before it; in the order they are written (contract 5.5). */
export const visit = (known: Contents, page: PageView): Contents => {
  const { session, udata, first } = known;
  const source = sourceOf(page, !!session);
  const kept = source ? '' : known.current || first;
  const current = kept || pack(SOURCE, source ?? ['typein', '(direct)']);
  // UTC in every time zone (W-50).
  const at = new Date(page.at).toISOString().slice(0, 19).replace('T', ' ');
  const entrance = pack('fd ep rf', [at, page.href, page.referrer || undefined]);
  return {
    // The stock library's mark of its present format.
    ...(!known.migrations && { migrations: '1418474375998=1' }),
    ...(!kept && { current_add: entrance }),
    ...(!kept && !known.first_add && { first_add: entrance }),
    current,
    ...(!first && { first: plain(current) }),
    udata: pack('vst uip uag', [udata ? countOf(udata, 'vst') + +!session : 1, undefined, page.agent]),
    session: pack('pgs cpg', [session ? countOf(session, 'pgs') + 1 : 1, page.href]),
  };
};

export const touchesOf = (contents: Contents): Touches =>
  Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, unpack(content)]));

/** The fields of an order. */
export const fieldValues = (fields: FieldPaths, touches: Touches | null): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([field, path]) => {
      const [touch = '', name = ''] = path.split('.');
      return [field, touches?.[touch]?.[name] ?? null];
    }),
  );
