import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentApi } from '../../../widgets/consent/consent-api';
import type * as Store from '../../../widgets/consent/consent-store';
import { getConsent, mayRunNow } from '../../../widgets/consent/get-consent';

const reload = vi.hoisted(() => ({ reloadIfWithdrawn: vi.fn(), finishReload: vi.fn() }));
vi.mock('../../../widgets/consent/taken-back/reload', () => reload);

const CONFIG = {
  version: 'v1',
  log: `${location.origin}/?wc-ajax=islas_consent`,
  necessary: '^(?:eu_cookies_bar|islas_consent|PHPSESSID)',
  gpc: true,
  expire_time: 3600,
  cookies: [
    { name: 'basket', category: 'necessary', provider: 'mine' },
    { name: 'lang', category: 'preferences', provider: 'mine' },
    { name: '_ga', category: 'statistics', provider: 'google' },
    { name: '_fbp', category: 'marketing', provider: 'meta' },
    { name: '_tt', category: 'marketing', provider: 'tiktok' },
  ],
};
const consent = (): ConsentApi => (Reflect.get(window, 'islas') as { consent: ConsentApi }).consent;
let store: typeof Store;
const beacon = vi.fn((_url: string, _body?: BodyInit | null) => true);
const sent = () => beacon.mock.calls.map(([, body]) => Object.fromEntries(new URLSearchParams(String(body))));
/** The visitor's cookies as another page has left them. */
const found = (cookies: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value};path=/`;
  consent().read();
};
const later = () => `${Math.round(Date.now() / 1000) + 600}`;
/** What a page does when the consent module has loaded; returns its listener for the WP Consent API. */
const openPage = () => {
  const page = new AbortController();
  ends.push(() => page.abort());
  return store.startConsent(page.signal);
};
const ends: (() => void)[] = [];

beforeAll(async () => {
  Reflect.set(window, 'islas', { config: CONFIG });
  Object.assign(document, { elementsFromPoint: () => [] });
  await import('../../../widgets/consent/head/consent-head');
  store = await import('../../../widgets/consent/consent-store');
}, 60_000);
beforeEach(() => {
  beacon.mockClear();
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon as typeof navigator.sendBeacon);
  consent().read();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('a choice among cookies', () => {
  test.each([
    ['nothing blocked', [], ['statistics', 'marketing'], 'saved', ['statistics', 'marketing']],
    ['one of a category', ['_tt'], ['statistics', 'marketing'], 'saved', ['statistics']],
    ['a part of one category alone', ['lang', '_ga', '_tt'], ['marketing'], 'saved', []],
    ['everything blocked', ['lang', '_ga', '_fbp', '_tt'], [], 'declined', []],
  ] as const)(
    '%s: allows what is not refused, and nothing at all is a refusal',
    (_, blocked, ticked, status, allowed) => {
      store.saveChoice(blocked, ticked);
      expect(consent().get()).toMatchObject({ status, categories: allowed });
    },
  );

  test('a tag may run whose category is allowed, or none of whose own cookies is refused', () => {
    store.saveChoice(['_tt'], ['statistics', 'marketing']);
    const may = (category: string, provider?: string) => mayRunNow(category, provider);
    expect([may('necessary'), may('statistics'), may('marketing')]).toEqual([true, true, false]);
    expect([may('marketing', 'meta'), may('marketing', 'tiktok'), may('marketing', 'new')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a page without the head’s script has no consent to ask', () => {
    vi.stubGlobal('islas', {});
    expect(getConsent).toThrow('no script of consent');
  });
});

describe('a page that opens after a decision', () => {
  test('deletes refused cookies, and blocks by name those that are known as optional', () => {
    found({
      eu_cookies_bar: later(),
      eu_cookies_bar_block: '_ga',
      eu_cookies_bar_decline: '1',
      _ga: '1',
      _gid: '2',
      PHPSESSID: '3',
      odd: '4',
    });
    openPage();
    expect(Object.keys(consent().cookies())).toEqual(expect.arrayContaining(['PHPSESSID', 'odd']));
    expect(consent().cookies()).not.toHaveProperty('_ga');
    expect(consent().cookies()).not.toHaveProperty('_gid');
    expect(consent().get()).toMatchObject({ status: 'declined', blocked: ['_ga', '_gid'] });
  });

  test('deletes what a later decision refuses, until the page ends', () => {
    openPage();
    found({ _ga: '1' });
    store.saveChoice(['_ga'], ['marketing']);
    expect(consent().cookies()).not.toHaveProperty('_ga');
    ends.splice(0).forEach((end) => end());
    found({ _ga: '1' });
    consent().decline();
    expect(consent().cookies()).toHaveProperty('_ga');
  });

  test.each([
    ['_fbp', ['preferences', 'statistics']],
    ['lang,_ga,_fbp,_tt', []],
  ])('writes the categories of a decision that another plugin has stored (%s blocked)', (blocked, categories) => {
    found({ eu_cookies_bar: later(), eu_cookies_bar_block: blocked });
    openPage();
    expect(consent().get()).toMatchObject({ status: 'saved', categories, version: 'v1', id: '', time: 0 });
  });

  test('leaves an acceptance and an undecided visitor as they are', () => {
    openPage();
    expect(consent().cookies()).not.toHaveProperty('islas_consent');
    found({ eu_cookies_bar: later(), eu_cookies_bar_block: '' });
    openPage();
    expect(consent().cookies()).not.toHaveProperty('islas_consent');
  });
});

test('what is taken back is deleted at once, and once more on the next page', async () => {
  const { cookies, get } = consent();
  openPage();
  consent().accept();
  const before = get();
  store.applyWithdrawal(before);
  expect(cookies()).not.toHaveProperty('islas_consent_reload');
  consent().decide(null, '');
  found({ _ga: '1', odd: '2' });
  store.applyWithdrawal(before);
  expect(cookies()).toEqual(expect.objectContaining({ odd: '2', islas_consent_reload: '1' }));
  expect(cookies()).not.toHaveProperty('_ga');
  await vi.waitFor(() => expect(reload.reloadIfWithdrawn.mock.calls).toEqual([[before]]));
  expect(reload.finishReload).not.toHaveBeenCalled();
  found({ _gid: '3' });
  openPage();
  expect(cookies()).not.toHaveProperty('_gid');
  await vi.waitFor(() => expect(reload.finishReload).toHaveBeenCalledOnce());
});

describe('Global Privacy Control', () => {
  const state = {
    status: 'undecided',
    blocked: [],
    categories: [],
    id: '',
    time: 0,
    version: '',
    isGpc: true,
  } as const;
  /** The head has read the browser's signal when the page began. */
  const signal = () => vi.spyOn(consent(), 'get').mockImplementation(() => ({ ...state, ...written() }));
  const written = () => {
    const [version = '', time = 0, id = ''] = (consent().cookies()['islas_consent'] ?? '').split('.');
    return { version, time: Number(time), id };
  };

  test('is sent once, with an id that the browser keeps', () => {
    signal();
    openPage();
    const [{ id, ...said } = {}] = sent();
    expect(said).toEqual({ decision: 'gpc', version: 'v1' });
    expect(id).toMatch(/^\d{20}$/);
    expect(consent().cookies()['islas_consent']).toMatch(new RegExp(`^v1\\.\\d+\\.${String(id)}\\.$`));
    expect(consent().cookies()['islas_consent_unlogged']).toMatch(new RegExp(`^${String(id)}\\.\\d+$`));
    openPage();
    expect(sent()).toHaveLength(1);
  });

  test('is not sent where the browser stores no cookie: each page would send it again', () => {
    vi.spyOn(consent(), 'get').mockReturnValue(state);
    openPage();
    expect(sent()).toEqual([]);
  });
});

describe('other tools of consent', () => {
  const answer = (detail: object) => new CustomEvent('wp_listen_for_consent_change', { detail });

  test('an answer of the WP Consent API is a decision on the categories that it names', () => {
    const hear = openPage();
    hear(answer({ statistics: 'allow' }));
    expect(consent().get()).toMatchObject({
      status: 'saved',
      categories: ['statistics'],
      blocked: ['lang', '_fbp', '_tt'],
    });
    hear(answer({ marketing: 'allow' }));
    expect(consent().get().categories).toEqual(['statistics', 'marketing']);
    hear(answer({ statistics: 'deny', marketing: 'deny' }));
    expect(consent().get().status).toBe('declined');
  });

  test('an answer that changes nothing, and one that is none, decide nothing', () => {
    const hear = openPage();
    hear(answer({ marketing: 'deny' }));
    hear();
    hear('allow');
    expect(consent().get().status).toBe('undecided');
  });

  test('a tool that a script brings asks instead of Islas, and the owner’s browser says which', () => {
    Object.assign(Reflect.get(window, 'islas') as object, { report: { url: '/report', nonce: 'n1' } });
    openPage();
    store.letToolAsk('cookiebot');
    store.letToolAsk('other');
    expect(consent().config.tool).toBe('cookiebot');
    expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/report']);
    expect(sent()).toEqual([{ action: 'islas_consent_asked', _wpnonce: 'n1', tool: 'cookiebot' }]);
  });
});
