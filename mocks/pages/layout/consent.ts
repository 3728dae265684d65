import type { ComponentProps } from 'react';
import { parseJson } from '../../../src/browser/decode';
import { ConsentAgainMarkup, ConsentBarMarkup } from '../../../widgets/consent/bar/markup';
import { PlaceholderMarkup } from '../../../widgets/consent/held/markup';
import type { ConsentConfig } from '../../../widgets/consent/consent-config';
import type { Visit } from '../visit';
import { type Html, html, raw } from '../html';
import { renderComponent } from '../render-component';
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

/** The bar as `Consent\Bar` prints it, with every control. */
export const consentBar = (visit: Visit, more: Partial<ComponentProps<typeof ConsentBarMarkup>> = {}): Html | false =>
  visit.consent !== '' &&
  html`${renderComponent(ConsentBarMarkup, {
    text: 'Usamos cookies para que la tienda funcione y, si quieres, para medir cómo se usa y mostrarte publicidad.',
    links: [{ url: '/privacidad/', text: spanishText('Privacy and cookies') }],
    action: ENDPOINT,
    page: CHOICES_PAGE,
    accept: spanishText('Accept'),
    decline: spanishText('Reject'),
    settings: configOf(visit).user_cookies_settings_enable ? spanishText('Settings') : null,
    close: spanishText('Close'),
    label: spanishText('Cookie consent'),
    ...more,
  })}
`;

/** At the end of the body: the dialog's place, and tags that wait for consent, each of which leaves its cookie. */
export const consentFoot = (visit: Visit): Html | false =>
  visit.consent !== '' &&
  html`${renderComponent(ConsentAgainMarkup, {
    settings: configOf(visit).user_cookies_settings_enable ? '' : null,
    again: spanishText('Cookies'),
    gpcNote: spanishText('Your browser asks not to be tracked. We respect it.'),
    page: CHOICES_PAGE,
  })}<div data-island="consent-settings"></div>
<script type="text/plain" data-islas-consent="statistics" data-islas-provider="google-analytics">(window.ran ??= []).push('analytics'); document.cookie = '_ga=1; path=/';</script>
<script type="text/plain" data-islas-consent="marketing" data-islas-provider="meta" data-islas-src="/etiqueta.js"></script>
<script type="text/plain" data-category="marketing">(window.ran ??= []).push('after'); document.cookie = '_fbp=1; path=/';</script>
`;

/** A frame that waits, with its placeholder. */
export const heldFrame = (visit: Visit): Html | false =>
  visit.consent !== '' &&
  html`<iframe data-islas-consent="marketing" data-islas-provider="youtube" data-islas-held="src" data-islas-src="/taller/visita/embed/" data-islas-frame="0a1b2c3d" style="anchor-name:--islas-0a1b2c3d" title="Vídeo del taller" width="560" height="315"></iframe>${renderComponent(
    PlaceholderMarkup,
    {
      id: '0a1b2c3d',
      name: 'YouTube',
      provider: 'youtube',
      href: '/taller/visita/embed/',
      texts: {
        about: spanishText(
          '%1$s shows this content and may leave cookies (%2$s).',
          'YouTube',
          spanishText('Marketing'),
        ),
        load: spanishText('Load content of %s', 'YouTube'),
        open: spanishText('Open at %s', 'YouTube'),
      },
    },
  )}`;

/** The shop's page with the same choices, for visitors without JavaScript. */
export const choicesForm = (): Html =>
  html`<form class="islas-consent-choices" method="post" action="${ENDPOINT}">${COOKIES.map(
    ({ name, purpose }) =>
      html`<p><label><input type="checkbox" name="islas_consent_cookies[]" value="${name}"> <code>${name}</code> ${purpose}</label></p>`,
  )}<p>${['save', 'accept', 'decline', 'withdraw'].map(
    (decision) =>
      html`<button type="submit" class="button" name="islas_consent" value="${decision}">${decision}</button> `,
  )}</p></form>`;
