import { beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../src/wordpress/rest/client';
import { setSettings } from '../../../src/wordpress/settings';
import { answers, as, json, SHOP } from './rest-answers';

beforeEach(() => {
  setSettings({ rest: { root: `${SHOP}/wp-json/`, nonce: 'abc1234567', swatch_query: { lang: 'es' } } });
});

describe('a REST request under the root', () => {
  it('is sent with the nonce, the locale, cookies and an Accept header for JSON', async () => {
    const seen = answers(`${SHOP}/wp-json/wp/v2/users/me`, json({ id: 1 }));
    await expect(request({ path: '/wp/v2/users/me' }, as)).resolves.toEqual({ id: 1 });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url).toBe(`${SHOP}/wp-json/wp/v2/users/me?_locale=user`);
    expect(seen[0]?.headers.get('X-WP-Nonce')).toBe('abc1234567');
    expect(seen[0]?.headers.get('Accept')).toContain('application/json');
    expect(seen[0]?.credentials).toBe('include');
  });

  it('is decoded by the given decoder', async () => {
    answers(`${SHOP}/wp-json/x`, json({ id: '7' }));
    await expect(request({ path: '/x' }, (value) => JSON.stringify(value))).resolves.toBe('{"id":"7"}');
  });

  it('joins a root of plain permalinks and a root without its slash', async () => {
    const plain = answers(`${SHOP}/`);
    setSettings({ rest: { root: `${SHOP}/?rest_route=/`, nonce: 'abc1234567' } });
    await request({ path: '/wp/v2/posts?page=2' }, as);
    expect(new URL(plain[0]?.url ?? '').searchParams.get('rest_route')).toBe('/wp/v2/posts');
    expect(new URL(plain[0]?.url ?? '').searchParams.get('page')).toBe('2');
    expect(plain[0]?.headers.get('X-WP-Nonce')).toBe('abc1234567');

    const bare = answers(`${SHOP}/wp-json/islas/v1/settings`);
    setSettings({ rest: { root: '/wp-json' } });
    await request({ path: 'islas/v1/settings' }, as);
    expect(bare).toHaveLength(1);
  });

  it('does not change its caller’s options', async () => {
    answers(`${SHOP}/wp-json/islas/v1/a`);
    const data = Object.freeze({ a: 1 });
    const headers = Object.freeze({ 'x-own': 'yes' });
    const options = Object.freeze({ path: '/islas/v1/a', method: 'PUT', data, headers });
    await request(options, as);
    await request(options, as);
    expect(options).toEqual({ path: '/islas/v1/a', method: 'PUT', data: { a: 1 }, headers });
  });

  it('uses settings that were set later', async () => {
    const seen = answers(`${SHOP}/otra/wp-json/x`);
    setSettings({ rest: { root: '/otra/wp-json/', nonce: 'other67890' } });
    await request({ path: '/x' }, as);
    expect(seen[0]?.headers.get('X-WP-Nonce')).toBe('other67890');
  });
});

describe('the HTTP method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'delete'])('%s is sent as POST with the override header', async (method) => {
    const seen = answers(`${SHOP}/wp-json/x`);
    await request({ path: '/x', method, data: { a: 1 } }, as);
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.headers.get('X-HTTP-Method-Override')).toBe(method);
    expect(seen[0]?.headers.get('Content-Type')).toBe('application/json');
    await expect(seen[0]?.json()).resolves.toEqual({ a: 1 });
  });

  it.each(['GET', 'POST'])('%s is sent unchanged', async (method) => {
    const seen = answers(`${SHOP}/wp-json/x`);
    await request({ path: '/x', method }, as);
    expect(seen[0]?.method).toBe(method);
    expect(seen[0]?.headers.has('X-HTTP-Method-Override')).toBe(false);
  });

  it.each(['Content-Type', 'content-type', 'CONTENT-TYPE'])(
    "the caller's %s wins over the override's",
    async (name) => {
      const seen = answers(`${SHOP}/wp-json/x`);
      await request({ path: '/x', method: 'PUT', body: 'a,b', headers: { [name]: 'text/csv' } }, as);
      expect(seen[0]?.headers.get('Content-Type')).toBe('text/csv');
    },
  );

  it('does not send a second header of another spelling', async () => {
    const seen = answers(`${SHOP}/wp-json/x`);
    await request({ path: '/x', headers: { 'x-wp-nonce': 'stale00000', accept: 'text/plain' } }, as);
    expect(seen[0]?.headers.get('X-WP-Nonce')).toBe('abc1234567');
    expect(seen[0]?.headers.get('Accept')).toBe('text/plain');
  });
});

describe("the swatch feature's parameters", () => {
  it.each(['/islas/v1/swatches/62', 'islas/v1/swatches', '/woo-variation-swatches/v1/single-product/62'])(
    'are added to %s',
    async (path) => {
      const seen = answers(`${SHOP}/wp-json/*`);
      await request({ path }, as);
      expect(new URL(seen[0]?.url ?? '').searchParams.get('lang')).toBe('es');
    },
  );

  it('are added to a full address', async () => {
    const seen = answers(`${SHOP}/wp-json/*`);
    await request({ url: `${SHOP}/wp-json/islas/v1/swatches/3?a=1#b` }, as);
    expect(seen.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['es']);
    expect(new URL(seen[0]?.url ?? '').searchParams.get('a')).toBe('1');
  });

  it('never replace the caller’s own, and are added only once', async () => {
    const seen = answers(`${SHOP}/wp-json/*`);
    await request({ path: '/islas/v1/swatches?lang=ca' }, as);
    expect(new URL(seen[0]?.url ?? '').searchParams.getAll('lang')).toEqual(['ca']);
  });

  it.each(['/wp/v2/product', '/wp/v2/search?search=woo-variation-swatches'])('are not added to %s', async (path) => {
    const seen = answers(`${SHOP}/wp-json/*`);
    await request({ path }, as);
    expect(new URL(seen[0]?.url ?? '').searchParams.has('lang')).toBe(false);
  });
});

describe('a request outside the REST root (W-51)', () => {
  it.each([
    ['another origin', 'https://otra.example/wp-json/wp/v2/posts'],
    ["an origin that begins like the shop's", 'http://127.0.0.1:51734/wp-json/x'],
    ['the same origin, outside the root', `${SHOP}/wp-json/../datos.json`],
  ])('to %s gets no nonce, and only same-origin credentials', async (_, url) => {
    const seen = answers(new URL(url).href);
    await request({ url, headers: { 'x-wp-nonce': 'given12345' } }, as);
    expect(seen[0]?.headers.has('X-WP-Nonce')).toBe(false);
    expect(seen[0]?.credentials).toBe('same-origin');
  });

  it('does not include a full address under the root, which gets the nonce', async () => {
    const seen = answers(`${SHOP}/wp-json/x`);
    await request({ url: '/wp-json/x' }, as);
    expect(seen[0]?.headers.get('X-WP-Nonce')).toBe('abc1234567');
  });

  it('gets no nonce when it goes to the page itself under plain permalinks', async () => {
    setSettings({ rest: { root: `${SHOP}/?rest_route=/`, nonce: 'abc1234567' } });
    const seen = answers(`${SHOP}/`);
    await request({ url: `${SHOP}/?page=2` }, as);
    await request({ url: `${SHOP}/?rest_route=/wp/v2/posts` }, as);
    expect(seen.map(({ headers }) => headers.has('X-WP-Nonce'))).toEqual([false, true]);
  });
});
