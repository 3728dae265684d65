import { delay, HttpResponse } from 'msw';
import { SWITCHES, switchCookie, Visit } from '../pages/visit';
import { isScenario } from '../scenarios';
import type { Shop } from '../shop';
import type { Session } from '../state/session';

export const SESSION_COOKIE = 'wp_woocommerce_session_4f9d1c2b7a';

/** A request with its body read, and the visit it belongs to. */
export interface Exchange extends Visit {
  readonly request: Request;
  readonly form: Readonly<Record<string, string>>;
  readonly json: unknown;
}

export type Answer = (exchange: Exchange) => Response | Promise<Response>;

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // A cookie of somebody else that is not percent-encoded.
  }
};

const parseCookies = (header: string | null): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), decoded(pair.slice(at + 1))]] : [];
    }),
  );

const NO_CACHE = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
};

export const text = (body: string, status = 200, headers: HeadersInit = {}): Response =>
  new HttpResponse(body, { status, headers: { 'content-type': 'text/html; charset=UTF-8', ...NO_CACHE, ...headers } });

export const json = (body: unknown, status = 200, headers: HeadersInit = {}): Response =>
  new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...NO_CACHE, ...headers },
  });

const readBody = async (request: Request): Promise<Pick<Exchange, 'form' | 'json'>> => {
  if (request.method === 'GET' || request.method === 'HEAD') return { form: {}, json: undefined };
  const type = request.headers.get('content-type') ?? '';
  const copy = request.clone();
  if (type.includes('multipart/form-data')) {
    const entries = [...(await copy.formData())].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    return { form: Object.fromEntries(entries), json: undefined };
  }
  const body = await copy.text();
  if (!type.includes('json')) return { form: Object.fromEntries(new URLSearchParams(body)), json: undefined };
  try {
    return { form: {}, json: JSON.parse(body) };
  } catch {
    return { form: {}, json: undefined };
  }
};

const sessionFor = (shop: Shop, cookies: Readonly<Record<string, string>>): Session =>
  shop.oneShopper ? shop.session : (shop.sessionOf(cookies[SESSION_COOKIE]?.split('|')[0]) ?? shop.newSession());

/** WooCommerce's cart cookies (contract 4.8): set while there is something in the cart, expired once it is empty. */
const setCookies = (headers: Headers, { shop, session, cart, cookies, url }: Exchange): void => {
  const set = (cookie: string) => headers.append('set-cookie', cookie);
  for (const name of SWITCHES) {
    const value = url.searchParams.get(name);
    if (value !== null) set(`${switchCookie(name)}=${encodeURIComponent(value)}; path=/; HttpOnly`);
  }
  if (cart.lines.length) {
    set('woocommerce_items_in_cart=1; path=/');
    set(`woocommerce_cart_hash=${cart.hash}; path=/`);
  } else if (cookies.woocommerce_items_in_cart ?? shop.oneShopper) {
    const gone = 'expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; path=/';
    set(`woocommerce_items_in_cart=0; ${gone}`);
    set(`woocommerce_cart_hash=; ${gone}`);
  }
  if (session.isWorthKeeping) {
    shop.keep(session);
    if (shop.oneShopper || cookies[SESSION_COOKIE]?.startsWith(`${session.id}|`)) return;
    set(
      `${SESSION_COOKIE}=${encodeURIComponent(`${session.id}|172800|169200|azahar`)}; Max-Age=172800; path=/; HttpOnly`,
    );
  }
};

const HTML_PAGE =
  '<!DOCTYPE html><html lang="es"><head><title>Mantenimiento</title></head><body><h1>Volvemos enseguida</h1></body></html>';
const CRITICAL =
  '<!DOCTYPE html><html lang="es"><body id="error-page"><div class="wp-die-message"><p>Ha habido un error crítico en esta web.</p></div></body></html>';

/** The answer a trouble gives instead of the endpoint's, or nothing. */
const trouble = async ({ scenario, shop }: Exchange): Promise<Response | undefined> => {
  if (scenario === 'offline') return HttpResponse.error();
  if (scenario === '500') return text(CRITICAL, 500);
  if (scenario === 'html') return text(HTML_PAGE);
  if (scenario === 'empty') return text('');
  if (scenario === 'slow') await delay(shop.slowness);
  return undefined;
};

/** Reads a request into an exchange; nothing of the shop changes. */
export const open = async (shop: Shop, request: Request): Promise<Exchange> => {
  const url = new URL(request.url);
  const cookies = parseCookies(request.headers.get('cookie'));
  for (const name of SWITCHES) {
    const value = url.searchParams.get(name);
    if (value !== null) cookies[switchCookie(name)] = value;
  }
  const own = cookies[switchCookie('scenario')];
  const visit = new Visit(shop, sessionFor(shop, cookies), url, cookies, isScenario(own) ? own : shop.scenario);
  return Object.assign(visit, { request, ...(await readBody(request)) });
};

export const record = (shop: Shop, { request, url, form, json: body }: Exchange): void => {
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
  shop.receive({ method: request.method, url: url.pathname + url.search, form, json: body, headers });
};

/** Copies the answer with the shop's cookies; a network error stays one. */
export const withCookies = (response: Response, exchange: Exchange): Response => {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  setCookies(headers, exchange);
  return new HttpResponse(response.body, { status: response.status, headers });
};

/** Serves one endpoint: reads, records, lets the scenario spoil it, answers and sets cookies. */
export const serve =
  (shop: Shop, answer: Answer) =>
  async ({ request }: { request: Request }): Promise<Response> => {
    const exchange = await open(shop, request);
    record(shop, exchange);
    return (await trouble(exchange)) ?? withCookies(await answer(exchange), exchange);
  };
