import { beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../src/wordpress/rest/client';
import { setSettings } from '../../../src/wordpress/settings';
import { answers, as, json, nonces, refusedWith, rejection, ROOT } from './rest-answers';

const next = (address: string) => ({ Link: `<${address}>; rel="next"` });
const all = { path: '/wp/v2/product?per_page=-1' };
const LIST = `${ROOT}/wp/v2/product`;

beforeEach(() => void setSettings({ rest: { root: `${ROOT}/`, nonce: 'abc1234567' } }));

describe('a request with per_page=-1', () => {
  it('is fetched in pages of 100 along the next links', async () => {
    const seen = answers(
      LIST,
      json([1, 2], 200, next(`${LIST}?per_page=100&page=2`)),
      json([3], 200, { Link: `<${LIST}?page=1>; rel="prev", <${LIST}?per_page=100&page=3>; rel="next"` }),
      json([4]),
    );
    await expect(request(all, as)).resolves.toEqual([1, 2, 3, 4]);
    const asked = seen.map(({ url }) => new URL(url).searchParams);
    expect(asked.map((query) => query.get('per_page'))).toEqual(['100', '100', '100']);
    expect(asked.map((query) => query.get('page'))).toEqual([null, '2', '3']);
    expect(asked.map((query) => query.get('_locale'))).toEqual(['user', 'user', 'user']);
    expect(nonces(seen)).toEqual(['abc1234567', 'abc1234567', 'abc1234567']);
  });

  it('is one request when there is no next link, and returns an object unchanged', async () => {
    const seen = answers(LIST, json([1]), json({ a: 1 }));
    await expect(request(all, as)).resolves.toEqual([1]);
    await expect(request(all, as)).resolves.toEqual({ a: 1 });
    expect(seen).toHaveLength(2);
  });

  it('rejects when a next link leads back to its page', async () => {
    const seen = answers(LIST, json([1], 200, next(`${LIST}?page=2`)), json([2], 200, next(`${LIST}?page=2`)));
    expect((await rejection(request(all, as))).code).toBe('unknown_error');
    expect(seen).toHaveLength(2);
  });

  it('rejects when the next links form a loop of three pages', async () => {
    const seen = answers(
      LIST,
      json([1], 200, next(`${LIST}?page=2`)),
      json([2], 200, next(`${LIST}?page=3`)),
      json([3], 200, next(`${LIST}?page=2`)),
    );
    expect((await rejection(request(all, as))).code).toBe('unknown_error');
    expect(seen).toHaveLength(3);
  });

  it('succeeds twice in a row for the same list, without taking it for a loop', async () => {
    answers(LIST, json([1], 200, next(`${LIST}?page=2`)), json([2]), json([1], 200, next(`${LIST}?page=2`)), json([2]));
    await expect(request(all, as)).resolves.toEqual([1, 2]);
    await expect(request(all, as)).resolves.toEqual([1, 2]);
  });

  it('sends no nonce to a next link on another origin', async () => {
    answers(LIST, json([1], 200, next('https://otra.example/wp-json/wp/v2/product?page=2')));
    const other = answers('https://otra.example/wp-json/wp/v2/product', json([2]));
    await expect(request(all, as)).resolves.toEqual([1, 2]);
    expect(nonces(other)).toEqual([null]);
    expect(other[0]?.credentials).toBe('same-origin');
  });

  it('rejects with the status of the first page that fails', async () => {
    answers(LIST, json([1], 200, next(`${LIST}?page=2`)), refusedWith('rest_post_invalid_page_number', 400));
    expect(await rejection(request(all, as))).toMatchObject({ code: 'unknown_error', status: 400 });
  });

  it.each([
    ['<html>', 200],
    ['', 200],
    ['<html>', 502],
  ])('rejects with invalid_json for a page of %j with status %i', async (body, status) => {
    answers(LIST, () => new Response(body, { status }));
    expect((await rejection(request(all, as))).code).toBe('invalid_json');
  });
});
