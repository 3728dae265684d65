import type { PageView } from '../contracts/attribution';

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
export const sourceOf = ({ href, referrer }: PageView, isVisiting: boolean): Source | undefined => {
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
