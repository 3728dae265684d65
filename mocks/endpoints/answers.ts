import { HttpResponse } from 'msw';

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
