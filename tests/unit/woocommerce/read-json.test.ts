import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { readJson } from '../../../src/woocommerce/transport';

const decode = vi.fn((value: unknown) => value);
const answer = (response: () => Response) => {
  const requests: Request[] = [];
  server.use(
    http.get('*/stock', ({ request }) => {
      requests.push(request);
      return response();
    }),
  );
  return requests;
};

test('reads by a plain GET, which no other code hears of', async () => {
  const requests = answer(() => HttpResponse.json({ left: 3 }));
  expect(await readJson('/stock', decode)).toEqual({ left: 3 });
  expect(requests[0]?.headers.get('Accept')).toBe('application/json');
  expect(requests[0]?.headers.has('X-Requested-With')).toBe(false);
});

test('reads JSON behind a notice of PHP', async () => {
  answer(() => new HttpResponse('<b>Notice</b>: undefined {"left":3}'));
  expect(await readJson('/stock', decode)).toEqual({ left: 3 });
});

test.each([
  ['a broken network', () => HttpResponse.error(), { code: 'fetch_error' }],
  ['an error of the shop', () => HttpResponse.json({}, { status: 503 }), { code: 'unknown_error', status: 503 }],
  ['a page', () => HttpResponse.html('<p>'), { code: 'invalid_json' }],
])('rejects at %s, without a value', async (_what, response, error) => {
  answer(response);
  decode.mockClear();
  await expect(readJson('/stock', decode)).rejects.toMatchObject(error);
  expect(decode).not.toHaveBeenCalled();
});

test('rejects after its time and when the caller ends it', async () => {
  answer(() => new Promise<never>(() => undefined) as never);
  await expect(readJson('/stock', decode, { timeout: 5 })).rejects.toMatchObject({ code: 'timeout' });
  const page = new AbortController();
  const read = readJson('/stock', decode, { signal: page.signal });
  page.abort();
  await expect(read).rejects.toMatchObject({ code: 'unknown_error' });
});
