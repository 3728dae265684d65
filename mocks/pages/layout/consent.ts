import { parseJson } from '../../../src/browser/decode';
import type { ConsentConfig } from '../../../widgets/consent/consent-config';
import type { Visit } from '../visit';
import { type Html, attributes, html, raw } from '../html';
import type { Assets } from '../page';
import { spanishText } from './texts';

/** The cookies of the pretend shop's pretend tags. */
export const COOKIES = [
  { name: 'vista', category: 'preferences', provider: '', purpose: 'Recuerda cómo quieres ver la lista.' },
  { name: '_ga', category: 'statistics', provider: 'google-analytics', purpose: 'Distingue a los visitantes.' },
  { name: '_ga_*', category: 'statistics', provider: 'google-analytics', purpose: 'Agrupa las páginas de una visita.' },
  { name: '_hjid', category: 'statistics', provider: 'hotjar', purpose: 'Une las páginas de una grabación.' },
  { name: '_fbp', category: 'marketing', provider: 'meta', purpose: 'Muestra publicidad y la mide.' },
  { name: 'VISITOR_INFO1_LIVE', category: 'marketing', provider: 'youtube', purpose: 'Recuerda el reproductor.' },
] as const;

export const CHOICES_PAGE = '/preferencias-de-cookies/';
const ENDPOINT = '/?wc-ajax=islas_consent';

const CONFIG: ConsentConfig = {
  version: 'azahar0001',
  versions: [],
  expire_time: 15_552_000,
  cookiepath: '/',
  cookies: COOKIES.map(({ name, category, provider }) => ({ name, category, provider })),
  necessary:
    '^(?:eu_cookies_bar|islas_consent|PHPSESSID|wordpress_|wp-settings-|wp_woocommerce_session_|store_notice|tienda_)|^(?:woocommerce_cart_hash|woocommerce_items_in_cart)$',
  cookies_bar_on_close: '',
  cookies_bar_on_scroll: '',
  cookies_bar_on_page_redirect: '',
  display_delay: 0,
  dismiss_timeout: 0,
  is_implied: false,
  block_until_accept: false,
  user_cookies_settings_enable: true,
  gpc: true,
  google: { wait_for_update: 500, ads_data_redaction: true, url_passthrough: false },
  microsoft: true,
  log: ENDPOINT,
  log_off: false,
  page: CHOICES_PAGE,
  details: '/wp-json/islas/v1/consent',
  module: '',
};

/** `?consent=on`, or the settings that are not the usual ones: `?consent=display_delay:2,cookies_bar_on_scroll:accept`. */
const configOf = ({ consent }: Visit): ConsentConfig => {
  const settings = consent.split(',').flatMap((pair) => {
    const [name = '', value = ''] = pair.split(':');
    return Object.hasOwn(CONFIG, name) ? [[name, parseJson(value) ?? value]] : [];
  });
  const config: ConsentConfig = { ...CONFIG, ...Object.fromEntries(settings) };
  const { dismiss_timeout, cookies_bar_on_scroll, cookies_bar_on_page_redirect } = config;
  return { ...config, is_implied: !!(dismiss_timeout || cookies_bar_on_scroll || cookies_bar_on_page_redirect) };
};

/** What the head's script reads; nothing for shops without consent. */
export const consentConfig = (visit: Visit, { consent: module = '' }: Assets): Html | false => {
  if (visit.consent === '') return false;
  const config = JSON.stringify({ config: { ...configOf(visit), module } }).replaceAll('<', '\\u003c');
  return html`<script id="islas-head-consent">islas=${raw(config)};</script>
`;
};

/** What tells others of consent, behind the head's script, which keeps it. */
export const consentSignals = (visit: Visit, { consentSignals: signals = '' }: Assets): Html | false =>
  visit.consent !== '' &&
  html`<script id="islas-consent-signals">${raw(signals)}</script>
`;

const opener = (name: string, text: string): Html =>
  html`<a${attributes({ class: name, href: CHOICES_PAGE, 'data-islas-action': 'consent.settings', rel: 'nofollow' })}>${text}</a>`;

/** Without settings the bar itself opens again. */
const reopener = (isBar: boolean): Html =>
  isBar
    ? html`<button type="button" class="islas-consent-again__open" data-islas-action="consent.open">${spanishText('Cookies')}</button>`
    : opener('islas-consent-again__open', spanishText('Cookies'));

const button = (decision: string, text: string): Html =>
  html`<button${attributes({ type: 'submit', class: `button islas-consent__${decision}`, name: 'islas_consent', value: decision, 'data-islas-action': `consent.${decision}` })}>${text}</button>`;

/** The bar as `Consent\Bar` prints it, with every control. */
export const consentBar = (visit: Visit): Html | false =>
  visit.consent !== '' &&
  html`<div id="islas-consent" class="islas-consent" data-position="bottom" role="region" aria-label="${spanishText('Cookie consent')}"><form class="islas-consent__form" method="post" action="${ENDPOINT}"><p class="islas-consent__text">Usamos cookies para que la tienda funcione y, si quieres, para medir cómo se usa y mostrarte publicidad. <a href="/privacidad/">${spanishText('Privacy and cookies')}</a></p><p class="islas-consent__buttons">${button('accept', spanishText('Accept'))}${button('decline', spanishText('Reject'))}${configOf(visit).user_cookies_settings_enable && opener('islas-consent__settings', spanishText('Settings'))}<button type="button" class="islas-consent__close" data-islas-action="consent.close" aria-label="${spanishText('Close')}">×</button></p></form></div>
`;

/** At the end of the body: the dialog's place, and tags that wait for consent, each of which leaves its cookie. */
export const consentFoot = (visit: Visit): Html | false =>
  visit.consent !== '' &&
  html`<div class="islas-consent-again" data-position="left" role="region" aria-label="${spanishText('Cookies')}"><p class="islas-consent-note">${spanishText('Your browser asks not to be tracked. We respect it.')}</p>${reopener(!configOf(visit).user_cookies_settings_enable)}</div><div data-island="consent-settings"></div>
<script type="text/plain" data-islas-consent="statistics" data-islas-provider="google-analytics">(window.ran ??= []).push('analytics'); document.cookie = '_ga=1; path=/';</script>
<script type="text/plain" data-islas-consent="marketing" data-islas-provider="meta" data-islas-src="/etiqueta.js"></script>
<script type="text/plain" data-category="marketing">(window.ran ??= []).push('after'); document.cookie = '_fbp=1; path=/';</script>
`;

/** A frame that waits, with its placeholder. */
export const heldFrame = (visit: Visit): Html | false =>
  visit.consent !== '' &&
  html`<iframe data-islas-consent="marketing" data-islas-provider="youtube" data-islas-held="src" data-islas-src="/taller/visita/embed/" data-islas-frame="0a1b2c3d" style="anchor-name:--islas-0a1b2c3d" title="Vídeo del taller" width="560" height="315"></iframe><span class="islas-consent-placeholder" data-islas-frame="0a1b2c3d" role="group" aria-label="YouTube" style="position-anchor:--islas-0a1b2c3d"><span>${spanishText('%1$s shows this content and may leave cookies (%2$s).', 'YouTube', spanishText('Marketing'))}</span><button type="button" class="button wp-element-button" data-islas-action="consent.embed" data-islas-provider="youtube">${spanishText('Load content of %s', 'YouTube')}</button><a href="/taller/visita/embed/" rel="noopener">${spanishText('Open at %s', 'YouTube')}</a></span>`;

/** The shop's page with the same choices, for visitors without JavaScript. */
export const choicesForm = (): Html =>
  html`<form class="islas-consent-choices" method="post" action="${ENDPOINT}">${COOKIES.map(
    ({ name, purpose }) =>
      html`<p><label><input type="checkbox" name="islas_consent_cookies[]" value="${name}"> <code>${name}</code> ${purpose}</label></p>`,
  )}<p>${['save', 'accept', 'decline', 'withdraw'].map(
    (decision) =>
      html`<button type="submit" class="button" name="islas_consent" value="${decision}">${decision}</button> `,
  )}</p></form>`;
