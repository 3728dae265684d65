import { CATEGORIES, decodeConsent } from '../../widgets/consent/consent-config';
import { COOKIES } from '../pages/layout/consent';
import { json, text } from './answers';
import type { Answer } from './exchange';
import type { RestAnswer } from './rest/rest';

/** Sets the cookies of a decision on the server, for visitors without JavaScript. */
const cookiesFor = (decision: string): readonly string[] => {
  const { expire_time } = decodeConsent({});
  const now = Math.round(Date.now() / 1000);
  const blocked = decision === 'decline' ? COOKIES.map(({ name }) => name).join() : '';
  const letters = decision === 'accept' ? CATEGORIES.map((category) => category.charAt(0)).join('') : '';
  const kept = (name: string, value: string | number) => `${name}=${value}; Max-Age=${expire_time}; path=/`;
  return [
    kept('eu_cookies_bar', now + expire_time),
    kept('eu_cookies_bar_block', blocked),
    decision === 'decline' ? kept('eu_cookies_bar_decline', 1) : 'eu_cookies_bar_decline=; Max-Age=0; path=/',
    kept('islas_consent', `azahar0001.${now}.0123456789abcdef0123.${letters}`),
  ];
};

/** The cookies that the browser has written, as the record of its decision names them; `null` is a deleted one. */
const postedCookies = (form: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(form)
    .filter(([name]) => /^(eu_cookies_bar|islas_consent)/.test(name))
    .map(([name, value]) =>
      value === 'null'
        ? `${name}=; Max-Age=0; path=/`
        : `${name}=${value}; Max-Age=${decodeConsent({}).expire_time}; path=/`,
    );

/**
 * Consent endpoint: logs a decision and answers with its cookies, or handles the form without JavaScript by setting its
 * cookies and redirecting back.
 */
export const consentDoor: Answer = ({ form, request }) => {
  if (form.id) {
    const stored = text('', 201);
    // In the log: the browser need not send it again.
    for (const cookie of [...postedCookies(form), 'islas_consent_unlogged=; Max-Age=0; path=/'])
      stored.headers.append('set-cookie', cookie);
    return stored;
  }
  const answer = text('', 303, { location: request.headers.get('referer') ?? '/' });
  for (const cookie of cookiesFor(form.islas_consent ?? '')) answer.headers.append('set-cookie', cookie);
  return answer;
};

const PROVIDERS: Readonly<Record<string, string>> = {
  'google-analytics': 'Google Analytics',
  hotjar: 'Hotjar',
  meta: 'Meta',
  youtube: 'YouTube',
};

/** `islas/v1/consent`: what the dialog shows. */
export const consentDetails: RestAnswer = () =>
  json({
    version: 'azahar0001',
    heading: 'Privacidad y cookies',
    policy: '<p>Una cookie es un texto pequeño que una web guarda en tu navegador.</p>',
    styles: [],
    cookies: [
      {
        name: 'wordpress_test_cookie',
        category: 'necessary',
        purpose: 'Comprueba que el navegador acepta cookies.',
        duration: 'Sesión',
      },
      ...COOKIES.map((cookie) => ({ ...cookie, provider_name: PROVIDERS[cookie.provider] ?? '', duration: '1 año' })),
    ],
    known: [
      {
        name: '_gid',
        category: 'statistics',
        provider: 'google-analytics',
        provider_name: 'Google Analytics',
        purpose: 'Distingue a los visitantes.',
        duration: '1 día',
      },
      {
        name: 'trp_*',
        category: 'necessary',
        provider: 'translatepress',
        provider_name: 'TranslatePress',
        purpose: 'Recuerda el idioma que has elegido.',
        duration: '30 días',
      },
    ],
    offered: CATEGORIES,
    categories: {
      unclassified: { name: 'Sin clasificar', purpose: 'Tu navegador las tiene y ninguna lista las explica.' },
      necessary: { name: 'Necesarias', purpose: 'Sin ellas la tienda no funciona.' },
      preferences: { name: 'Preferencias', purpose: 'Recuerdan lo que has elegido.' },
      statistics: { name: 'Estadísticas', purpose: 'Miden cómo se usa la tienda.' },
      marketing: { name: 'Marketing', purpose: 'Muestran publicidad que te encaja.' },
    },
    texts: {
      tab_policy: 'Privacidad y cookies',
      tab_cookies: 'Lista de cookies',
      save: 'Guardar ajustes',
      accept: 'Aceptar todo',
      decline: 'Rechazar todo',
      close: 'Cerrar',
      always: 'Siempre activas',
      own: 'Esta tienda',
      unknown: 'Finalidad aún sin describir.',
      none: 'No hay ninguna cookie de este tipo en la lista.',
      mine: 'Mi consentimiento',
      mine_none: 'Aún no has decidido.',
      mine_gpc: 'Tu navegador pide que no se te rastree (Global Privacy Control). Lo respetamos.',
      mine_accepted: 'Aceptaste todas las cookies.',
      mine_saved: 'Elegiste qué cookies permitir.',
      mine_declined: 'Rechazaste todas las cookies que no son necesarias.',
      mine_when: 'Cuándo',
      mine_text: 'Versión del texto',
      mine_id: 'ID del consentimiento',
      copy: 'Copiar ID',
      copied: 'Copiado.',
      withdraw: 'Retirar mi consentimiento',
      withdrawn: 'Has retirado tu consentimiento.',
    },
  });
