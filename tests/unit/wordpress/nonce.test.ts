import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../src/wordpress/rest/client';
import { setSettings } from '../../../src/wordpress/settings';
import { answers, as, json, nonces, REFRESH, refusedWith, rejection, ROOT } from './rest-answers';

const expired = refusedWith('rest_cookie_invalid_nonce', 403);
const word = (text: string) => () => HttpResponse.text(text);
const signedIn = (nonce = 'stale00000') =>
  setSettings({ rest: { root: `${ROOT}/`, nonce, nonce_endpoint: '/wp-admin/admin-ajax.php?action=rest-nonce' } });

beforeEach(() => void signedIn());

describe('an expired nonce', () => {
  it('is refreshed and the same request is sent again, without an error for the caller', async () => {
    const seen = answers(`${ROOT}/x`, expired, json({ ok: true }));
    const refresh = answers(REFRESH, word('fresh12345'));
    await expect(request({ path: '/x', method: 'PUT', data: { a: 1 } }, as)).resolves.toEqual({ ok: true });
    expect(nonces(seen)).toEqual(['stale00000', 'fresh12345']);
    expect(refresh.map(({ method, url }) => [method, url])).toEqual([['GET', `${REFRESH}?action=rest-nonce`]]);
    await expect(seen[1]?.json()).resolves.toEqual({ a: 1 });
    expect(seen[1]?.headers.get('X-HTTP-Method-Override')).toBe('PUT');
  });

  it('is replaced by the fresh one in the next request too', async () => {
    const seen = answers(`${ROOT}/x`, expired, json({}), json({}));
    answers(REFRESH, word('fresh12345'));
    await request({ path: '/x' }, as);
    await request({ path: '/x' }, as);
    expect(nonces(seen)).toEqual(['stale00000', 'fresh12345', 'fresh12345']);
  });

  it('that is refused again after one refresh rejects with unknown_error', async () => {
    const seen = answers(`${ROOT}/x`, expired);
    const refresh = answers(REFRESH, word('fresh12345'));
    expect(await rejection(request({ path: '/x' }, as))).toMatchObject({ code: 'unknown_error', status: 403 });
    expect(seen).toHaveLength(2);
    expect(refresh).toHaveLength(1);
  });

  it('on a later page of a paged request is refreshed on that page', async () => {
    const next = { Link: `<${ROOT}/list?page=2>; rel="next"` };
    const seen = answers(`${ROOT}/list`, json([1], 200, next), expired, json([2]));
    answers(REFRESH, word('fresh12345'));
    await expect(request({ path: '/list?per_page=-1' }, as)).resolves.toEqual([1, 2]);
    expect(nonces(seen)).toEqual(['stale00000', 'stale00000', 'fresh12345']);
  });

  it('of several simultaneous calls is refreshed only once for each call', async () => {
    const seen = answers(`${ROOT}/x`, expired);
    const refresh = answers(REFRESH, word('fresh12345'));
    const errors = await Promise.all([1, 2, 3].map(() => rejection(request({ path: '/x' }, as))));
    expect(errors.map(({ code }) => code)).toEqual(['unknown_error', 'unknown_error', 'unknown_error']);
    expect(seen).toHaveLength(6);
    expect(refresh).toHaveLength(3);
  });
});

describe('a nonce refresh that fails', () => {
  it.each([
    ['is refused', () => new HttpResponse('0', { status: 400 }), 'unknown_error'],
    ['breaks down', () => new HttpResponse('', { status: 500 }), 'unknown_error'],
    ['answers 0', word('0'), 'unknown_error'],
    ['answers -1', word('-1'), 'unknown_error'],
    ['answers nothing', word(''), 'unknown_error'],
    ['answers a login page', word('<!doctype html>\n<title>Acceder</title>'), 'unknown_error'],
    ['does not arrive', () => HttpResponse.error(), 'fetch_error'],
  ])('because it %s rejects the call without a second request', async (_, answer, code) => {
    const seen = answers(`${ROOT}/x`, expired);
    answers(REFRESH, answer);
    expect((await rejection(request({ path: '/x' }, as))).code).toBe(code);
    expect(seen).toHaveLength(1);
  });

  it('is not remembered: a later call refreshes again', async () => {
    const seen = answers(`${ROOT}/x`, expired, expired, json({}));
    answers(REFRESH, word('0'), word('fresh12345'));
    await rejection(request({ path: '/x' }, as));
    await request({ path: '/x' }, as);
    expect(nonces(seen)).toEqual(['stale00000', 'stale00000', 'fresh12345']);
  });
});

describe('a REST request of a guest', () => {
  beforeEach(() => void signedIn(''));

  it('is sent without a nonce', async () => {
    const seen = answers(`${ROOT}/x`, json({}));
    await request({ path: '/x' }, as);
    expect(nonces(seen)).toEqual([null]);
  });

  it('is not followed by a nonce refresh, which works for signed-in users only', async () => {
    const seen = answers(`${ROOT}/x`, expired);
    const refresh = answers(REFRESH, word('fresh12345'));
    expect(await rejection(request({ path: '/x' }, as))).toMatchObject({ code: 'unknown_error', status: 403 });
    expect([seen.length, refresh.length]).toEqual([1, 0]);
  });

  it('may carry a nonce that a part of the page provides, which is refreshed like any other', async () => {
    const seen = answers(`${ROOT}/x`, expired, json({}));
    answers(REFRESH, word('fresh12345'));
    await request({ path: '/x', method: 'POST', headers: { 'x-wp-nonce': 'banner6789' } }, as);
    expect(nonces(seen)).toEqual(['banner6789', 'fresh12345']);
  });
});
