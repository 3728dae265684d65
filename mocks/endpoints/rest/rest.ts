import type { User } from '../../state/users';
import { json } from '../answers';
import type { Answer, Exchange } from '../exchange';

/** One request to a REST route: the method after an override, the path below the root, and the user. */
export interface RestRequest {
  exchange: Exchange;
  method: string;
  /** Groups of the route's pattern. */
  params: readonly string[];
  query: URLSearchParams;
  /** Form or JSON fields. */
  body: Readonly<Record<string, unknown>>;
  /** Absent for guests and for requests without a nonce. */
  user: User | undefined;
}

export type RestAnswer = (request: RestRequest) => Response;

export const restError = (code: string, message: string, status: number): Response =>
  json({ code, message, data: { status } }, status);

export const notSignedIn = (): Response => restError('rest_not_logged_in', 'No estás conectado.', 401);

export const forbidden = (user: User | undefined, code = 'rest_forbidden'): Response =>
  restError(code, 'Lo siento, no tienes permisos para hacer eso.', user ? 403 : 401);

/** `woocommerce_meta[key]=value` → `{woocommerce_meta: {key: value}}`, as PHP reads it. */
const unbracket = (form: Readonly<Record<string, string>>): Record<string, unknown> => {
  const all: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form)) {
    const [, group, key] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (group === undefined || key === undefined) all[name] = value;
    else all[group] = { ...Object(all[group]), [key]: value };
  }
  return all;
};

/** WordPress reads the override header on POST only, and the `_method` parameter. */
const methodOf = ({ request, url }: Exchange): string => {
  if (request.method !== 'POST') return request.method;
  return (url.searchParams.get('_method') ?? request.headers.get('x-http-method-override') ?? 'POST').toUpperCase();
};

const bodyOf = ({ json: body, form }: Exchange): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : unbracket(form);

/**
 * Contract 4.11: any nonce that is sent must be valid, for guests too; without one the request is anonymous.
 * A valid one gets a fresh one back.
 */
export const rest =
  (answer: RestAnswer, params: (path: string) => readonly string[]): Answer =>
  (exchange) => {
    const { request, url, shop, session } = exchange;
    const nonce = request.headers.get('x-wp-nonce') ?? url.searchParams.get('_wpnonce');
    const fresh = exchange.nonce('wp_rest');
    if (nonce !== null && !exchange.accepts(nonce, 'wp_rest')) {
      return restError('rest_cookie_invalid_nonce', 'Ha fallado la comprobación de la cookie', 403);
    }
    const response = answer({
      exchange,
      method: methodOf(exchange),
      params: params(url.pathname),
      query: url.searchParams,
      body: bodyOf(exchange),
      user: nonce === null ? undefined : shop.users.find(session.userId),
    });
    response.headers.set('link', response.headers.get('link') ?? `<${url.origin}/wp-json/>; rel="https://api.w.org/"`);
    if (nonce !== null) response.headers.set('x-wp-nonce', fresh);
    return response;
  };
