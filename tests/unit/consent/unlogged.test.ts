import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shopHandlers } from '../../../mocks/handlers';
import { Shop } from '../../../mocks/shop';
import type { ConsentApi } from '../../../widgets/consent/consent-api';
import { server } from '../../../mocks/node';

/**
 * The record of a decision that the log has not taken. What a browser does with a beacon is done here: it sends it, and
 * keeps the cookies of the answer.
 */
const URL = `${location.origin}/?wc-ajax=islas_consent`;
const CONFIG = { version: 'v1', log: URL, necessary: '^(?:eu_cookies_bar|islas_consent)', gpc: true };
const FLAG = /(?:^|; )islas_consent_unlogged=(\d{20})\.(\d+)/;

const sent: URLSearchParams[] = [];
let answers: Promise<unknown> = Promise.resolve();
const beacon = (url: string | globalThis.URL, body?: BodyInit | null): boolean => {
  sent.push(new URLSearchParams(String(body)));
  answers = fetch(url, {
    method: 'POST',
    body: String(body),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }).then(({ headers }) => {
    for (const cookie of headers.getSetCookie()) if (cookie.startsWith('islas_consent')) document.cookie = cookie;
  });
  return true;
};
const refuse = (status: number) => server.use(http.post('*', () => new HttpResponse(null, { status })));
const consent = (): ConsentApi => (Reflect.get(window, 'islas') as { consent: ConsentApi }).consent;
let startConsent: (signal: AbortSignal) => unknown;
/** What a later page does when the consent module has loaded. */
const openLaterPage = async () => {
  const page = new AbortController();
  startConsent(page.signal);
  await answers;
  page.abort();
};

beforeAll(async () => {
  Reflect.set(window, 'islas', { config: CONFIG });
  Object.assign(document, { elementsFromPoint: () => [] });
  await import('../../../widgets/consent/head/consent-head');
  ({ startConsent } = await import('../../../widgets/consent/consent-store'));
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon);
  server.use(...shopHandlers(new Shop()));
  sent.length = 0;
});

test('a decision that the log has taken is sent once', async () => {
  consent().accept();
  await answers;
  expect(document.cookie).not.toMatch(FLAG);
  vi.advanceTimersByTime(7_200_000);
  await openLaterPage();
  expect(sent).toHaveLength(1);
});

test('a decision that the log has not taken is sent again on a later page, until the log has it', async () => {
  refuse(429);
  consent().accept();
  await answers;
  const [, id] = FLAG.exec(document.cookie) ?? [];
  await openLaterPage();
  expect(sent, 'within a minute the first answer may still come').toHaveLength(1);
  vi.advanceTimersByTime(61_000);
  await openLaterPage();
  const { eu_cookies_bar, islas_consent } = consent().cookies();
  expect(Object.fromEntries(sent[1] ?? [])).toEqual({
    eu_cookies_bar,
    eu_cookies_bar_block: '',
    eu_cookies_bar_decline: 'null',
    islas_consent,
    id,
    unlogged: '1',
  });
  vi.advanceTimersByTime(600_000);
  await openLaterPage();
  expect(sent, 'refused again: an hour later').toHaveLength(2);
  server.use(...shopHandlers(new Shop()));
  vi.advanceTimersByTime(3_600_000);
  await openLaterPage();
  expect(sent).toHaveLength(3);
  expect(document.cookie).not.toMatch(FLAG);
});

test('a withdrawal that the log has not taken is sent again as one, with the id of the visitor', async () => {
  consent().accept();
  await answers;
  const { id } = consent().get();
  refuse(503);
  consent().decide(null, '');
  await answers;
  vi.advanceTimersByTime(61_000);
  server.use(...shopHandlers(new Shop()));
  await openLaterPage();
  expect(Object.fromEntries(sent.at(-1) ?? [])).toEqual({
    eu_cookies_bar: 'null',
    eu_cookies_bar_block: 'null',
    eu_cookies_bar_decline: 'null',
    islas_consent: 'null',
    id,
    unlogged: '1',
  });
  expect(document.cookie).not.toMatch(FLAG);
});
