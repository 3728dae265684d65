// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contents, PageView, Touches } from '../../../widgets/attribution/visit';
import { fieldValues, unpackValues, updateContents } from '../../../widgets/attribution/traffic-source';
import {
  cookieDomains,
  lifetimeInMinutes,
  readContent,
  encodeContent,
} from '../../../widgets/attribution/cookie-values';

const SHOP = 'https://www.tienda.example';
const AT = Date.UTC(2026, 10, 20, 21, 5, 9);

const page = (path: string, referrer = '', at = AT): PageView => ({
  href: SHOP + path,
  referrer,
  agent: 'Firefox',
  at: new Date(at),
});
/** Cookie contents after these page views, without earlier cookies. */
const after = (...pages: PageView[]): Contents =>
  pages.reduce<Contents>((known, next) => ({ ...known, ...updateContents(known, next) }), {});
const last = (...pages: PageView[]) => touchesOf(after(...pages)).current;
const touchesOf = (contents: Contents): Touches =>
  Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, unpackValues(content)]));
const NEWSLETTER = '/tienda/?utm_source=boletin&utm_medium=email';

describe('the traffic source', () => {
  const advertised = (source: string) => ({ typ: 'utm', src: source, mdm: 'cpc', cmp: `${source}_cpc` });

  test.each<[string, string, string, Record<string, string>]>([
    ['nothing said', '/', '', { typ: 'typein', src: '(direct)', mdm: '(none)' }],
    ['a campaign', NEWSLETTER, 'https://www.google.es/', { typ: 'utm', src: 'boletin', mdm: 'email', cmp: '(none)' }],
    ['one part of a campaign', '/?utm_id=7', '', { typ: 'utm', src: '(none)', id: '7' }],
    ['a campaign without words', '/?utm_source=&utm_id=', '', { typ: 'utm', src: '', id: '(none)' }],
    ['a name without its sign', '/?utm_source', '', { typ: 'typein' }],
    ['Google Ads', '/?gclid=x', '', advertised('google')],
    ['Google Ads on a telephone', '/?a=1&wbraid=x', '', advertised('google')],
    ['Microsoft', '/?msclkid=x', '', advertised('bing')],
    ['TikTok', '/?ttclid=x', '', advertised('tiktok')],
    ['Yandex', '/?yclid=x', '', advertised('yandex')],
    ['Google Ads beside Yandex, whatever comes first', '/?yclid=x&gclid=y', '', advertised('google')],
    ['Google Ads beside Microsoft', '/?msclkid=x&gbraid=y', '', advertised('google')],
    [
      'an advertisement with a campaign',
      '/?utm_campaign=oferta&gclid=x',
      '',
      { ...advertised('google'), cmp: 'oferta' },
    ],
    ['Google', '/', 'https://www.google.com.mx/', { typ: 'organic', src: 'google', mdm: 'organic' }],
    ['Bing, its origin alone (W-50)', '/', 'https://www.bing.com/', { typ: 'organic', src: 'bing' }],
    ['DuckDuckGo (W-50)', '/', 'https://duckduckgo.com/', { typ: 'organic', src: 'duckduckgo' }],
    ['Yahoo in Spanish (W-50)', '/', 'https://es.search.yahoo.com/', { typ: 'organic', src: 'yahoo' }],
    ['Ask', '/', 'https://www.ask.com/', { typ: 'organic', src: 'ask' }],
    ['AOL', '/', 'https://search.aol.com/aol/search?q=x', { typ: 'organic', src: 'aol' }],
    ['mail of AOL', '/', 'https://mail.aol.com/', { typ: 'referral', src: 'mail.aol.com' }],
    [
      'a site that only ends like an engine',
      '/',
      'https://basket-ask.com/',
      { typ: 'referral', src: 'basket-ask.com' },
    ],
    ['mail of Google', '/', 'https://mail.google.com/', { typ: 'referral', src: 'mail.google.com', mdm: 'referral' }],
    [
      'a network',
      '/',
      'https://l.facebook.com/l.php?u=1',
      { typ: 'referral', src: 'facebook.com', mdm: 'social', cnt: '/l.php' },
    ],
    ['a short address of a network', '/', 'https://t.co/abc', { typ: 'referral', src: 'twitter.com', mdm: 'social' }],
    ['a site that only sounds like one', '/', 'https://notfacebook.com/', { src: 'notfacebook.com', mdm: 'referral' }],
    ['another site', '/', 'https://www.blog.example/a/b?c=d', { typ: 'referral', src: 'blog.example', cnt: '/a/b' }],
    ['an app', '/', 'android-app://com.example.app/', { typ: 'referral', src: 'com.example.app' }],
    ['a part of this site', '/', 'https://pagos.tienda.example/', { typ: 'typein' }],
    ['a site whose name ends alike', '/', 'https://mitienda.example/', { typ: 'referral', src: 'mitienda.example' }],
    ['no address', '/', 'about:blank', { typ: 'typein' }],
    ["a name of JavaScript's own", '/?constructor=1&__proto__=2', '', { typ: 'typein' }],
  ])('%s', (_what, path, referrer, expected) => expect(last(page(path, referrer))).toMatchObject(expected));

  test('a campaign or a search engine becomes the last touch at any time, another site only in a new visit', () => {
    const start = page(NEWSLETTER);
    expect(last(start, page('/', 'https://pagos.example/'))?.src).toBe('boletin');
    expect(last(start, page('/', 'https://www.google.es/'))?.src).toBe('google');
    expect(last(start, page('/?utm_source=sms'))?.src).toBe('sms');
    const { session: _over, ...between } = after(start);
    expect(touchesOf({ ...between, ...updateContents(between, page('/', 'https://blog.example/')) }).current?.src).toBe(
      'blog.example',
    );
    expect(touchesOf({ ...between, ...updateContents(between, page('/')) }).current?.src).toBe('boletin');
  });

  test('the mark of the stock library’s format is written once, and a part without a value is empty', () => {
    expect(updateContents({}, page('/')).migrations).toBe('1418474375998=1');
    expect(updateContents({ migrations: 'x' }, page('/'))).not.toHaveProperty('migrations');
    expect(unpackValues('typ|||src=a=b')).toEqual({ typ: '', src: 'a=b' });
  });

  test('the first touch and its landing page stay unchanged by later touches', () => {
    const touches = touchesOf(after(page(NEWSLETTER, 'https://a.example/'), page('/?utm_source=sms', '', AT + 60_000)));
    expect(touches.first?.src).toBe('boletin');
    expect(touches.first_add).toEqual({ fd: '2026-11-20 21:05:09', ep: SHOP + NEWSLETTER, rf: 'https://a.example/' });
    expect(touches.current_add?.fd).toBe('2026-11-20 21:06:09');
  });
});

describe('the counters', () => {
  test('count the pages of a visit, and the visits (W-50)', () => {
    const two = after(page('/'), page('/'));
    expect(touchesOf(two).session?.pgs).toBe('2');
    expect(touchesOf(two).udata).toEqual({ vst: '1', uip: '(none)', uag: 'Firefox' });
    const { session: _over, ...between } = two;
    const next = touchesOf({ ...between, ...updateContents(between, page('/')) });
    expect([next.session?.pgs, next.udata?.vst]).toEqual(['1', '2']);
  });

  test.each(['pgs=-', 'pgs=', 'x', '|||', 'pgs=1e9|||pgs=<b>'])('read a forged page count %j as 1', (session) => {
    const pages = Number(
      touchesOf({ ...after(page('/')), ...updateContents({ ...after(page('/')), session }, page('/')) }).session?.pgs,
    );
    expect(pages).toBe(2);
  });

  test('keep the source and the count when the clock goes back', () => {
    const earlier = touchesOf(after(page(NEWSLETTER), page('/', '', AT - 86_400_000)));
    expect(earlier.current?.src).toBe('boletin');
    expect(earlier.current_add?.fd).toBe('2026-11-20 21:05:09');
    expect(earlier.session?.pgs).toBe('2');
  });
});

describe('attribution with bad input', () => {
  test('does not let a value pass for another part of the content', () => {
    const forged = last(page('/?utm_source=a|||typ=organic|||src=b'));
    expect(forged?.typ).toBe('utm');
    expect(forged?.src?.startsWith('a|typ')).toBe(true);
  });

  test.each(['x', '%D1%88', '%', '%F0%9F%98%80', '<b>', '%0A'])(
    'keeps 4 kB of %j within the limits of a header',
    (sign) => {
      const long = sign.repeat(4096 / sign.length);
      const contents = after(page(`/?utm_source=${long}&utm_term=${long}`, `https://a.example/${long}`), page('/'));
      const raw = Object.values(contents).map((content) => encodeContent(content, false));
      expect(Math.max(...raw.map(({ length }) => length))).toBeLessThanOrEqual(1200);
      expect(raw.join('').length).toBeLessThan(7000);
      const again = Object.fromEntries(Object.keys(contents).map((name, i) => [name, readContent(raw[i] ?? '')]));
      expect(touchesOf(again).current?.typ).toBe('utm');
    },
  );

  test('counts and writes a page with any cookie contents', () => {
    const any = fc.option(fc.string({ unit: 'binary', maxLength: 80 }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ current: any, first: any, udata: any, session: any, first_add: any }), (forged) => {
        const known = Object.fromEntries(
          Object.entries(forged)
            .filter(([, raw]) => raw !== undefined)
            .map(([name, raw]) => [name, readContent(raw ?? '')]),
        );
        for (const content of Object.values(updateContents(known, page('/'))))
          expect(typeof encodeContent(content, true)).toBe('string');
      }),
    );
  });

  test('takes the first touch for a missing current one', () => {
    const { current: _lost, ...rest } = after(page(NEWSLETTER));
    expect(updateContents(rest, page('/')).current).toBe(rest.first);
  });
});

describe('attribution cookies', () => {
  test('are read back as they were written, base64 or not', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, size: 'small' }), fc.boolean(), (href, isBase64) => {
        const content = `cpg=${href}`;
        expect(readContent(encodeContent(content, isBase64))).toBe(readContent(encodeURIComponent(content)));
      }),
    );
  });

  test.each([
    [{ lifetime: 1e-5, session: 30 }, [0, 30]],
    [{ lifetime: 0, session: 0 }, [259_200, 30]],
    [JSON.parse('{"lifetime":"1.5","session":"20.9"}') as object, [64_800, 20]],
    [JSON.parse('{"session":"x"}') as object, [259_200, 30]],
  ])('last as long as the parameters %j say', (params, expected) =>
    expect(['current', 'session'].map((name) => lifetimeInMinutes(name, params))).toEqual(expected),
  );

  test('are deleted on every domain that may hold them (W-47)', () =>
    expect(cookieDomains('www.tienda.example')).toEqual(['.www.tienda.example', '.tienda.example', '.example', '']));
});

test('an order field is text, or null without a value', () => {
  const touches = touchesOf(after(page('/')));
  expect(
    fieldValues({ source_type: 'current.typ', mine: 'first.src', gone: 'promo.code', odd: 'x', '': '' }, touches),
  ).toEqual({
    source_type: 'typein',
    mine: '(direct)',
    gone: null,
    odd: null,
    '': null,
  });
  expect(fieldValues({ source_type: 'current.typ' }, undefined)).toEqual({ source_type: null });
});
