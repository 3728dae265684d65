import { HttpResponse } from 'msw';
import { frameName, frameSession, frameShop, frameTrouble } from '../pages/gallery/frames';
import { SWITCHES, switchCookie, Visit } from '../pages/visit';
import { isScenario } from '../scenarios';
import type { Shop } from '../shop';
import type { Session } from '../state/session';
import { parseCookies, SESSION_COOKIE, setCookies } from './cookies';
import { trouble } from './trouble';

/** A request with its body read, and the visit it belongs to. */
export interface Exchange extends Visit {
  readonly request: Request;
  readonly form: Readonly<Record<string, string>>;
  readonly json: unknown;
}

export type Answer = (exchange: Exchange) => Response | Promise<Response>;

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

/** Reads a request into an exchange; nothing of the shop changes. */
export const open = async (shop: Shop, request: Request): Promise<Exchange> => {
  const url = new URL(request.url);
  const cookies = parseCookies(request.headers.get('cookie'));
  for (const name of SWITCHES) {
    const value = url.searchParams.get(name);
    if (value !== null) cookies[switchCookie(name)] = value;
  }
  const frame = frameName(url.pathname);
  if (frame !== undefined) Object.assign(cookies, frameShop(frame).switches);
  const isPage = !url.searchParams.has('wc-ajax') && !url.pathname.includes('/wp-');
  const session = frame === undefined ? sessionFor(shop, cookies) : frameSession(shop, frame, isPage);
  const own = frame === undefined ? cookies[switchCookie('scenario')] : frameTrouble(frame, url);
  const visit = new Visit(shop, session, url, cookies, isScenario(own) ? own : shop.scenario);
  return Object.assign(visit, { request, ...(await readBody(request)) });
};

export const record = (shop: Shop, { request, url, form, json: body }: Exchange): void => {
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
  shop.receive({ method: request.method, url: url.pathname + url.search, form, json: body, headers });
};

/**
 * Copies the response and adds the shop's cookies, except in the gallery, which must not change a visitor's cookies. A
 * network error stays one.
 */
export const withCookies = (response: Response, exchange: Exchange): Response => {
  if (response.type === 'error' || frameName(exchange.url.pathname) !== undefined) return response;
  const headers = new Headers(response.headers);
  setCookies(headers, exchange);
  return new HttpResponse(response.body, { status: response.status, headers });
};

/**
 * Serves one endpoint: reads the request, records it, applies the scenario, responds and sets cookies. A request that
 * is pending during a reset ends as a network error and changes neither the new shop nor the browser.
 */
export const serve =
  (shop: Shop, answer: Answer) =>
  async ({ request }: { request: Request }): Promise<Response> => {
    const { era } = shop;
    const exchange = await open(shop, request);
    if (era !== shop.era) return HttpResponse.error();
    record(shop, exchange);
    const spoilt = await trouble(exchange);
    if (era !== shop.era) return HttpResponse.error();
    const response = spoilt ?? (await answer(exchange));
    if (era !== shop.era) return HttpResponse.error();
    return spoilt ?? withCookies(response, exchange);
  };
