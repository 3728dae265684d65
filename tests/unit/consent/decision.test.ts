// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConsentConfig, decodeConsent } from '../../../widgets/consent/consent-config';
import type { ConsentApi } from '../../../widgets/consent/consent-api';
import { type Jar, isNecessary, parseCookies, readDecision } from '../../../widgets/consent/decision';
import { createCookies, createId, refusableNames } from '../../../widgets/consent/choice';
import { cookiesToDelete, cookiePlaces } from '../../../widgets/consent/cookie-deletion';
import { initialsOf, isPartlyAllowed, mayRun } from '../../../widgets/consent/cookie-names';

const NOW = 1_800_000_000;
const OWN = [
  'eu_cookies_bar',
  'eu_cookies_bar_block',
  'eu_cookies_bar_decline',
  'islas_consent',
  'islas_consent_embeds',
];
const CONFIG = decodeConsent({
  version: 'v1',
  expire_time: 1000,
  cookies: [
    { name: '_ga', category: 'statistics', provider: 'google' },
    { name: '_ga_*', category: 'statistics', provider: 'google' },
    { name: '_hj', category: 'statistics', provider: 'hotjar' },
    { name: '_fbp', category: 'marketing', provider: 'meta' },
  ],
  necessary: '^(?:eu_cookies_bar|islas_consent|wp_woocommerce_session_|woocommerce_cart_hash$|a\\.b\\(c$)',
});

type Choice = { decision: 'accept' | 'decline' | 'withdraw' | 'save'; blocked?: string[]; categories?: string[] };

const headOf = (
  jar: Jar,
  config: ConsentConfig = CONFIG,
  now = NOW,
  hasGpc = false,
): Pick<ConsentApi, 'config' | 'get' | 'cookies'> => {
  const state = readDecision(jar, config, now, hasGpc);
  return {
    config,
    get: () => state,
    cookies: () => jar,
  };
};

/** The cookies that the head script writes for a choice. */
const writesOf = ({ decision, blocked = [], categories = [] }: Choice, jar: Jar, config: ConsentConfig, id: string) => {
  if (decision === 'decline')
    return createCookies(config, NOW, id, refusableNames(config, headOf(jar, config).get()), '', true);
  const names = { accept: [], save: blocked, withdraw: null }[decision];
  return createCookies(
    config,
    NOW,
    id,
    names,
    decision === 'accept' ? 'psm' : initialsOf(categories, blocked, config.cookies),
  );
};

/** The browser's cookies after a choice. */
const after = (choice: Choice, jar: Jar = {}, config = CONFIG, id = 'ab'): Jar => {
  const next: Record<string, string> = { ...jar };
  for (const [name, value] of Object.entries(writesOf(choice, jar, config, id))) {
    if (value === null) delete next[name];
    else next[name] = String(value);
  }
  return next;
};
const save = (blocked: string[], categories: string[] = []): Choice => ({ decision: 'save', blocked, categories });
const list = (jar: Jar): string[] => (jar.eu_cookies_bar_block ?? '').split(',').filter(Boolean);

describe('a consent decision', () => {
  test('without cookies is undecided', () => expect(headOf({}).get().status).toBe('undecided'));

  test.each<[string, Choice, string, string[], string | undefined]>([
    ['a plain accept stores an empty block list', { decision: 'accept' }, 'accepted', [], undefined],
    ['saving stores the unchecked cookies', save(['_fbp'], ['statistics']), 'saved', ['_fbp'], undefined],
    ['saving everything but the necessary', save(['_fbp', 'woocommerce_cart_hash']), 'saved', ['_fbp'], undefined],
    [
      'declining blocks all listed and sets the marker',
      { decision: 'decline' },
      'declined',
      ['_ga', '_ga_*', '_hj', '_fbp'],
      '1',
    ],
  ])('%s', (_sentence, choice, status, blocked, marker) => {
    for (const before of [{}, after({ decision: 'decline' }), after({ decision: 'accept' }), after(save(['_ga']))]) {
      const jar = after(choice, before);
      expect(headOf(jar).get().status).toBe(status);
      expect(list(jar)).toEqual(blocked);
      expect(jar.eu_cookies_bar_decline).toBe(marker);
      expect(jar.eu_cookies_bar).toBe(String(NOW + 1000));
    }
  });

  test('declining blocks listed names and those the visitor has blocked, but no unknown or necessary ones', () => {
    const jar = after(
      { decision: 'decline' },
      { seen: '1', woocommerce_cart_hash: 'x', wp_woocommerce_session_1: 'y', ...after(save(['old'])) },
    );
    expect(list(jar)).toEqual(expect.arrayContaining(['old', '_ga', '_fbp']));
    for (const name of ['seen', 'woocommerce_cart_hash', 'wp_woocommerce_session_1', ...OWN])
      expect(list(jar)).not.toContain(name);
  });

  test('lasts until its expiry; a clock that is a year wrong at worst makes it undecided', () => {
    const jar = after({ decision: 'accept' });
    const at = (now: number) => headOf(jar, CONFIG, now).get().status;
    expect([at(NOW + 999), at(NOW + 1000), at(NOW + 31_536_000), at(NOW - 31_536_000)]).toEqual([
      'accepted',
      'undecided',
      'undecided',
      'accepted',
    ]);
    expect(at(NOW - 3 * 31_536_000)).toBe('undecided');
  });

  test('is undecided again under another version of the texts; cookies of EU Cookies Bar have none and count', () => {
    const jar = after({ decision: 'accept' });
    expect(headOf(jar, { ...CONFIG, version: 'v2' }).get().status).toBe('undecided');
    const { islas_consent: _record, ...old } = jar;
    expect(headOf(old, { ...CONFIG, version: 'v2' }).get().status).toBe('accepted');
    expect(headOf({ ...old, eu_cookies_bar_block: '_ga,_fbp' }).get()).toMatchObject({
      status: 'saved',
      blocked: ['_ga', '_fbp'],
    });
  });

  test('of EU Cookies Bar with refused names allows no category before the initials are computed', () => {
    const { islas_consent: _record, ...old } = after(save(['_fbp'], ['statistics']));
    expect(headOf(old).get()).toMatchObject({ status: 'saved', categories: [] });
    expect(initialsOf(['statistics', 'marketing'], ['_fbp'], CONFIG.cookies)).toBe('s');
  });

  test('has an id of twenty digits that differs each time', () => {
    const ids = Array.from({ length: 50 }, createId);
    for (const id of ids) expect(id).toMatch(/^\d{20}$/);
    expect(new Set(ids).size).toBe(50);
  });

  test('withdrawing deletes all consent cookies', () =>
    expect(after({ decision: 'withdraw' }, after({ decision: 'decline' }))).toEqual({}));
});

describe('the tags that may run', () => {
  const may = (jar: Jar) => (category: string, provider?: string) =>
    mayRun(headOf(jar).get(), CONFIG.cookies, category, provider);

  test('none before a decision and after a refusal, all after an accept', () => {
    for (const category of ['preferences', 'statistics', 'marketing']) {
      expect(may({})(category)).toBe(false);
      expect(may(after({ decision: 'decline' }))(category)).toBe(false);
      expect(may(after({ decision: 'accept' }))(category)).toBe(true);
    }
  });

  test('in a partly refused category, only providers without a refused cookie', () => {
    const has = may(after(save(['_hj', '_fbp'], ['statistics'])));
    expect([has('statistics'), has('statistics', 'google'), has('statistics', 'hotjar')]).toEqual([false, true, false]);
    expect([has('marketing'), has('preferences'), has('marketing', 'google')]).toEqual([false, false, false]);
  });

  test('a category is partly allowed while one of its cookies is allowed', () => {
    const { get } = headOf(after(save(['_hj', '_fbp'], ['statistics'])));
    const categories = ['preferences', 'statistics', 'marketing'];
    expect(get().categories).toEqual([]);
    expect(categories.map((each) => isPartlyAllowed(get(), CONFIG.cookies, each))).toEqual([false, true, false]);
    const declined = headOf(after({ decision: 'decline' })).get();
    expect(categories.map((each) => isPartlyAllowed(declined, CONFIG.cookies, each))).toEqual([false, false, false]);
  });
});

describe('deletion of cookies', () => {
  const seen = {
    _ga: '1',
    _ga_X: '1',
    _gid: '1',
    other: '1',
    my_language: '1',
    woocommerce_cart_hash: '1',
    wp_woocommerce_session_9: '1',
  };
  const gone = (jar: Jar, config = CONFIG, hasGpc = false) =>
    cookiesToDelete(headOf({ ...seen, ...jar }, config, NOW, hasGpc)).sort();

  test.each<[string, string[], Jar, Partial<ConsentConfig>, boolean]>([
    ['undecided: nothing', [], {}, {}, false],
    [
      'undecided with block_until_accept: all but the necessary',
      ['_ga', '_ga_X', '_gid', 'other'],
      {},
      { block_until_accept: true },
      false,
    ],
    ['accepted: nothing, whatever the setting', [], after({ decision: 'accept' }), { block_until_accept: true }, false],
    ['saved: the list', ['_ga'], after(save(['_ga', 'gone'])), {}, false],
    ['saved: a name with a star means all that begin so', ['_ga_X'], after(save(['_ga_*'])), {}, false],
    [
      'declined: what is listed or known, and nothing that is unknown',
      ['_ga', '_ga_X', '_gid'],
      after({ decision: 'decline' }),
      {},
      false,
    ],
    ['Global Privacy Control refuses', ['_ga', '_ga_X', '_gid'], {}, {}, true],
    ['an explicit choice wins over it', [], after({ decision: 'accept' }), {}, true],
    [
      'a necessary name in the list stays',
      [],
      { ...after(save([])), eu_cookies_bar_block: 'woocommerce_cart_hash,eu_cookies_bar' },
      {},
      false,
    ],
  ])('%s', (_case, expected, jar, settings, hasGpc) =>
    expect(gone(jar, { ...CONFIG, ...settings }, hasGpc)).toEqual(expected),
  );

  test('covers every domain and path of a cookie', () =>
    expect(cookiePlaces('tienda.example.es', '/shop/')).toEqual(
      expect.arrayContaining([
        ';path=/',
        ';path=/shop/',
        ';path=/;domain=tienda.example.es',
        ';path=/shop/;domain=example.es',
      ]),
    ));
});

describe('consent with any names and values', () => {
  const name = fc.oneof(
    fc.constantFrom(
      '_ga',
      'a,b',
      'a b',
      'a;b',
      '.*',
      '[',
      '(',
      '_ga_*',
      '*',
      '%2C',
      '__proto__',
      'woocommerce_cart_hash',
      ...OWN,
    ),
    fc.string({ minLength: 1, maxLength: 20 }),
  );
  const jar = fc.dictionary(name, fc.string());

  test('reading any cookie values gives one of the four states', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (expiry, block, decline, record) => {
        const read = readDecision(
          {
            eu_cookies_bar: expiry,
            eu_cookies_bar_block: block,
            eu_cookies_bar_decline: decline,
            islas_consent: record,
          },
          CONFIG,
          NOW,
          false,
        );
        expect(['undecided', 'accepted', 'saved', 'declined']).toContain(read.status);
      }),
    ));

  test('no choice blocks or deletes a necessary name, and every block list fits its cookie', () =>
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 400 }),
        jar,
        fc.constantFrom<'save' | 'decline'>('save', 'decline'),
        (names, before, decision) => {
          const now = after(decision === 'save' ? save(names) : { decision }, before);
          const necessary = (each: string) => isNecessary(CONFIG, each);
          expect(list(now).filter(necessary)).toEqual([]);
          expect(cookiesToDelete(headOf(now)).filter(necessary)).toEqual([]);
          expect(`eu_cookies_bar_block=${now.eu_cookies_bar_block}`.length).toBeLessThanOrEqual(4096);
        },
      ),
    ));

  test('saved names are read back unchanged', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[!#$&'*+.^_`|~\w-]{1,12}$/), { maxLength: 30 }), (names) => {
        const storable = names.filter((each) => !isNecessary(CONFIG, each));
        expect(headOf(after(save(storable))).get().blocked).toEqual(storable);
      }),
    ));

  test('a block list that was URL-encoded once or twice reads as the same list', () => {
    const jarOf = (block: string) => ({ ...after(save(['x'])), eu_cookies_bar_block: block });
    for (const block of ['_ga,_fbp', '_ga%2C_fbp', '_ga%252C_fbp', '_ga%2c_fbp'])
      expect(headOf(jarOf(block)).get().blocked).toEqual(['_ga', '_fbp']);
  });

  test('the names of a necessary family are matched literally by their beginning', () => {
    const config = { ...CONFIG, necessary: '^(?:x\\.\\*|\\[|a\\.b\\(c$)' };
    expect(['a.b(c', 'a.b(cd', 'aXb(c', 'x.*y', 'xyz'].map((each) => isNecessary(config, each))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test('parses `document.cookie`, and keeps the first of two cookies with one name', () => {
    expect(parseCookies('')).toEqual({});
    expect(parseCookies('a=1; b=x=y; a=2; c=')).toEqual({ a: '1', b: 'x=y', c: '' });
  });

  test('decodes any configuration to usable fields', () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const config = decodeConsent(value);
        expect(config.expire_time).toBeGreaterThan(0);
        expect(Array.isArray(config.cookies) && typeof config.necessary === 'string').toBe(true);
      }),
    ));
});
