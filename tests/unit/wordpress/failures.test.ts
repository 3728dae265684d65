import { delay, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../../../src/wordpress/rest/client';
import { toShopError } from '../../../src/wordpress/rest/refusal';
import { ShopError } from '../../../src/wordpress/errors';
import { SOURCES } from '../../../src/wordpress/english';
import { setSettings } from '../../../src/wordpress/settings';
import { answers, as, json, REFRESH, refusedWith, rejection, ROOT } from './rest-answers';

const X = `${ROOT}/x`;
const get = { path: '/x' };

beforeEach(() => void setSettings({ rest: { root: `${ROOT}/`, nonce: 'abc1234567' }, texts: SOURCES }));
afterEach(() => void vi.restoreAllMocks());

describe('REST responses', () => {
  it('without content resolve to null', async () => {
    answers(
      X,
      () => new HttpResponse(null, { status: 204 }),
      () => new HttpResponse('', { status: 200 }),
      json(null),
    );
    await expect(request(get, as)).resolves.toBeNull();
    await expect(request(get, as)).resolves.toBeNull();
    await expect(request(get, as)).resolves.toBeNull();
  });

  it.each([
    ['a page', '<!doctype html><title>Mantenimiento</title>', 200],
    ['a page with a failing status', '<h1>502</h1>', 502],
    ['cut off', '{"id": 1, "na', 200],
    ['empty with a failing status', '', 500],
  ])('that are %s reject with invalid_json', async (_, body, status) => {
    answers(X, () => new HttpResponse(body, { status }));
    const error = await rejection(request(get, as));
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({ code: 'invalid_json', message: 'The response is not a valid JSON response.' });
  });

  it.each([
    ['null', null],
    ['a text', 'no'],
    ['a list', []],
    ['an object without a code', {}],
    ['a code that is no text', { code: 7 }],
    ["a code of Object's own", { code: 'constructor' }],
    ['a foreign code', { code: 'rest_forbidden', message: 'Lo siento.' }],
  ])('that fail with %s reject with unknown_error', async (_, body) => {
    answers(X, json(body, 500));
    expect(await rejection(request(get, as))).toMatchObject({
      name: 'ShopError',
      code: 'unknown_error',
      message: 'An unknown error occurred.',
    });
  });

  it('with an error reject with the server’s status', async () => {
    answers(X, refusedWith('rest_forbidden', 401));
    expect((await rejection(request(get, as))).status).toBe(401);
  });
});

describe('a network error', () => {
  it.each([true, false])('rejects with fetch_error while navigator.onLine is %s', async (onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    answers(X, () => HttpResponse.error());
    expect(await rejection(request(get, as))).toMatchObject({
      code: 'fetch_error',
      message: 'You are probably offline.',
    });
  });

  it('is not reported for an invalid address: the code is unknown_error', async () => {
    expect((await rejection(request({ url: 'http://' }, as))).code).toBe('unknown_error');
  });
});

describe('the timeout of a REST request', () => {
  it('rejects after the given milliseconds without a response', async () => {
    answers(X, async () => (await delay('infinite'), HttpResponse.json({})));
    expect((await rejection(request({ ...get, timeout: 30 }, as))).code).toBe('timeout');
  });

  it('is 15 seconds when nothing is given', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    answers(X, json({}));
    await request(get, as);
    expect(timers.mock.calls.map(([, time]) => time)).toContain(15_000);
  });

  it('starts again with each page of a paged request', async () => {
    const slowly = (answer: () => Response | Promise<Response>) => async () => (await delay(400), answer());
    const next = (page: number) => ({ Link: `<${X}?page=${page}>; rel="next"` });
    answers(X, slowly(json([1], 200, next(2))), slowly(json([2], 200, next(3))), slowly(json([3])));
    await expect(request({ path: '/x?per_page=-1', timeout: 1000 }, as)).resolves.toEqual([1, 2, 3]);
  });

  it('also ends a nonce refresh without a response', async () => {
    answers(X, refusedWith('rest_cookie_invalid_nonce', 403));
    answers(REFRESH, async () => (await delay('infinite'), HttpResponse.text('fresh12345')));
    expect((await rejection(request({ ...get, timeout: 50 }, as))).code).toBe('timeout');
  });
});

describe('the signal of a REST request', () => {
  it('ends a running call with unknown_error', async () => {
    const leaving = new AbortController();
    answers(X, async () => (await delay('infinite'), HttpResponse.json({})));
    const call = rejection(request({ ...get, signal: leaving.signal }, as));
    setTimeout(() => leaving.abort(), 10);
    expect((await call).code).toBe('unknown_error');
  });

  it('prevents the request when it has already aborted', async () => {
    const seen = answers(X);
    expect((await rejection(request({ ...get, signal: AbortSignal.abort() }, as))).code).toBe('unknown_error');
    expect(seen).toHaveLength(0);
  });
});

describe('any thrown value, of older and newer WordPress, becomes an error of the catalogue (W-53)', () => {
  it.each([
    [{ code: 'offline_error', message: 'Unable to connect. Please check your Internet connection.' }, 'fetch_error'],
    [{ code: 'fetch_error', message: 'Could not get a valid response from the server.' }, 'fetch_error'],
    [{ code: 'fetch_error', message: 'You are probably offline.' }, 'fetch_error'],
    [{ code: 'post_process' }, 'post_process'],
    [{ code: 'invalid_json' }, 'invalid_json'],
    [null, 'unknown_error'],
    [undefined, 'unknown_error'],
    ['text', 'unknown_error'],
    [Symbol('x'), 'unknown_error'],
    [Object.create(null), 'unknown_error'],
    [new Error('x'), 'unknown_error'],
  ])('%j becomes %s', (thrown, code) => {
    expect(toShopError(thrown)).toBeInstanceOf(ShopError);
    expect(toShopError(thrown).code).toBe(code);
  });
});
