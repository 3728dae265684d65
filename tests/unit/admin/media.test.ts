import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request, upload } from '../../../src/wordpress/rest/client';
import { SOURCES } from '../../../src/wordpress/english';
import { setSettings } from '../../../src/wordpress/settings';
import { answers, as, json, REFRESH, refusedWith, rejection, ROOT } from '../wordpress/rest-answers';

const MEDIA = `${ROOT}/wp/v2/media`;
const photo = () => new File(['x'], 'silla.jpg', { type: 'image/jpeg' });
const cut = () => new HttpResponse('', { status: 500, headers: { 'x-wp-upload-attachment-id': '7' } });
const pauses: number[] = [];

beforeEach(() => {
  setSettings({ rest: { root: `${ROOT}/`, nonce: 'abc1234567' }, texts: SOURCES });
  pauses.length = 0;
  const wait = globalThis.setTimeout;
  // Pauses between attempts (0.5 to 8 s) end at once and are recorded; timeouts of calls (15 s and more) are kept.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time = 0, ...rest: []) => {
    if (time < 500 || time > 8000) return wait(run, time, ...rest);
    pauses.push(time);
    return wait(run, 0);
  }) as typeof setTimeout);
});

afterEach(() => void vi.restoreAllMocks());

describe('an upload', () => {
  it('an upload sends the file as a form and returns the decoded response', async () => {
    const seen = answers(MEDIA, json({ id: 7 }, 201));
    await expect(upload(photo(), as)).resolves.toEqual({ id: 7 });
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.headers.get('Content-Type')).toContain('multipart/form-data; boundary=');
    await expect(seen[0]?.text()).resolves.toContain('filename="silla.jpg"');
  });

  it('an upload that the server cut short is finished afterwards', async () => {
    answers(MEDIA, cut);
    const finish = answers(`${MEDIA}/7/post-process`, json({ id: 7, done: true }));
    await expect(upload(photo(), as)).resolves.toEqual({ id: 7, done: true });
    await expect(finish[0]?.json()).resolves.toEqual({ action: 'create-image-subsizes' });
    expect(finish[0]?.method).toBe('POST');
    expect(pauses).toEqual([]);
  });

  it('an upload is finished in the fifth attempt, each after a longer pause (W-52)', async () => {
    answers(MEDIA, cut);
    const no = refusedWith('rest_upload_unknown_error', 500);
    const finish = answers(`${MEDIA}/7/post-process`, no, no, no, no, json({ id: 7 }));
    await expect(upload(photo(), as)).resolves.toEqual({ id: 7 });
    expect(finish).toHaveLength(5);
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
  });

  it('an upload that five attempts cannot finish is deleted and reported as post_process', async () => {
    answers(MEDIA, cut);
    const finish = answers(`${MEDIA}/7/post-process`, refusedWith('rest_upload_unknown_error', 500));
    const clean = answers(`${MEDIA}/7`, json({ deleted: true }));
    expect(await rejection(upload(photo(), as))).toMatchObject({
      code: 'post_process',
      message: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
    });
    expect(finish).toHaveLength(5);
    await vi.waitFor(() => expect(clean).toHaveLength(1));
    expect(clean[0]?.headers.get('X-HTTP-Method-Override')).toBe('DELETE');
    expect(new URL(clean[0]?.url ?? '').searchParams.get('force')).toBe('true');
  });

  it('an upload whose clean-up fails rejects once, without an unhandled rejection (W-52)', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    answers(MEDIA, cut);
    answers(`${MEDIA}/7/post-process`, () => HttpResponse.error());
    const clean = answers(`${MEDIA}/7`, () => HttpResponse.error());
    expect((await rejection(upload(photo(), as))).code).toBe('post_process');
    await vi.waitFor(() => expect(clean).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it.each([
    ['a 5xx without an attachment', () => new HttpResponse('', { status: 503 }), 'invalid_json', 0],
    ['a refusal', refusedWith('rest_upload_no_data', 400), 'unknown_error', 400],
    [
      'a refusal with an attachment',
      json({ code: 'no' }, 403, { 'x-wp-upload-attachment-id': '7' }),
      'unknown_error',
      0,
    ],
    ['the network', () => HttpResponse.error(), 'fetch_error', 0],
  ])('failing by %s is not finished afterwards', async (_, answer, code, status) => {
    answers(MEDIA, answer);
    const finish = answers(`${MEDIA}/7/post-process`, json({}));
    expect(await rejection(upload(photo(), as))).toMatchObject({ code, status });
    expect(finish).toHaveLength(0);
  });

  it('an upload with an expired nonce is sent again', async () => {
    const seen = answers(MEDIA, refusedWith('rest_cookie_invalid_nonce', 403), json({ id: 7 }));
    answers(REFRESH, () => HttpResponse.text('fresh12345'));
    await expect(upload(photo(), as)).resolves.toEqual({ id: 7 });
    expect(seen.map(({ headers }) => headers.get('X-WP-Nonce'))).toEqual(['abc1234567', 'fresh12345']);
  });

  it('an aborted upload ends at once and leaves no incomplete picture behind', async () => {
    const leaving = new AbortController();
    answers(MEDIA, cut);
    answers(`${MEDIA}/7/post-process`, () => {
      leaving.abort();
      return new HttpResponse('', { status: 500 });
    });
    const clean = answers(`${MEDIA}/7`, json({ deleted: true }));
    expect((await rejection(upload(photo(), as, leaving.signal))).code).toBe('unknown_error');
    await vi.waitFor(() => expect(clean).toHaveLength(1));
  });
});

describe('requests that are not uploads (W-52)', () => {
  it.each([
    ['an edit of an item', 'POST', '/wp/v2/media/7'],
    ['a route that only names it in its query', 'POST', '/wp/v2/posts?from=/wp/v2/media'],
    ['reading the library', 'GET', '/wp/v2/media'],
  ])('%s is not finished afterwards', async (_, method, path) => {
    answers(`${ROOT}/wp/v2/*`, cut);
    const finish = answers(`${MEDIA}/7/post-process`, json({}));
    expect((await rejection(request({ path, method }, as))).code).toBe('invalid_json');
    expect(finish).toHaveLength(0);
  });

  it('an upload to another spelling of the address is recognised', async () => {
    answers(`${MEDIA}*`, cut);
    const finish = answers(`${MEDIA}/7/post-process`, json({ id: 7 }));
    await request({ path: '/wp/v2/media/?a=1', method: 'POST' }, as);
    await request({ url: `${MEDIA}?a=1`, method: 'POST' }, as);
    expect(finish).toHaveLength(2);
  });
});
