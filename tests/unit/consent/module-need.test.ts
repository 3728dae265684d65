import { afterEach, describe, expect, test } from 'vitest';
import type { ConsentState } from '../../../widgets/consent/consent-api';
import { type ConsentConfig, decodeConsent } from '../../../widgets/consent/consent-config';
import { isAllowing, isModuleNeeded } from '../../../widgets/consent/head/module-need';

const CONFIG = decodeConsent({ version: 'v1', necessary: '^islas_consent' });
const UNDECIDED: ConsentState = {
  status: 'undecided',
  blocked: [],
  categories: [],
  id: '',
  time: 0,
  version: '',
  isGpc: false,
};
const ACCEPTED: ConsentState = {
  ...UNDECIDED,
  status: 'accepted',
  version: 'v1',
  categories: ['preferences', 'statistics', 'marketing'],
};
const SAVED: ConsentState = { ...UNDECIDED, status: 'saved', version: 'v1', categories: ['statistics'] };
const DECLINED: ConsentState = { ...UNDECIDED, status: 'declined', version: 'v1' };
const GPC: ConsentState = { ...UNDECIDED, isGpc: true };
const COOKIES = { _ga: '1' };
const HELD = '<script type="text/plain" data-islas-consent="statistics"></script>';
const BY_HAND = '<script type="text/plain" data-category="statistics"></script>';

const needs = (state: ConsentState, config: Partial<ConsentConfig> = {}, cookies: Record<string, string> = {}) =>
  isModuleNeeded({ ...CONFIG, ...config }, state, cookies);

afterEach(() => document.body.replaceChildren());

describe('the consent module', () => {
  test.each([UNDECIDED, ACCEPTED, SAVED, DECLINED])('is not needed by a page with nothing to do: $status', (state) =>
    expect(needs(state, {}, { islas_consent: 'v1.0..' })).toBe(false),
  );

  test.each([UNDECIDED, ACCEPTED, SAVED, DECLINED])(
    'is needed beside a consent tool, for a decision that is not in the log, and after a reload: $status',
    (state) => {
      expect(needs(state, { tool: 'cookiebot' })).toBe(true);
      expect(needs(state, {}, { islas_consent_unlogged: '1.1' })).toBe(true);
      expect(needs(state, {}, { islas_consent_reload: '1' })).toBe(true);
    },
  );

  test('listens for implied decisions only while the visitor is undecided', () => {
    expect(needs(UNDECIDED, { is_implied: true })).toBe(true);
    for (const state of [GPC, ACCEPTED, SAVED, DECLINED])
      expect(needs({ ...state, version: 'v1' }, { is_implied: true })).toBe(false);
  });

  test('logs a refusal by Global Privacy Control once for a version of the texts', () => {
    expect(needs(GPC)).toBe(true);
    expect(needs({ ...GPC, version: 'v1' })).toBe(false);
  });

  test('writes the proof of another plugin’s decision, which has no version', () => {
    expect(needs({ ...DECLINED, version: '' })).toBe(true);
    expect(needs({ ...SAVED, categories: [], version: '' })).toBe(true);
    expect(needs({ ...ACCEPTED, version: '' })).toBe(false);
  });

  test('deletes cookies after a refusal of any, and of an undecided visitor if the owner says so', () => {
    expect(needs(ACCEPTED, {}, COOKIES)).toBe(false);
    expect(needs(SAVED, {}, COOKIES)).toBe(true);
    expect(needs(DECLINED, {}, COOKIES)).toBe(true);
    expect(needs({ ...GPC, version: 'v1' }, {}, COOKIES)).toBe(true);
    expect(needs(UNDECIDED, {}, COOKIES)).toBe(false);
    expect(needs(UNDECIDED, { block_until_accept: true }, COOKIES)).toBe(true);
  });

  test.each([HELD, BY_HAND])('releases what a page holds where something is allowed: %s', (markup) => {
    document.body.innerHTML = markup;
    expect([UNDECIDED, DECLINED, SAVED, ACCEPTED].map((state) => needs(state))).toEqual([false, false, true, true]);
    expect(needs(UNDECIDED, {}, { islas_consent_embeds: 'youtube' })).toBe(true);
  });
});

test('an acceptance and a choice may allow tags; a refusal and no decision do not', () => {
  expect([UNDECIDED, GPC, DECLINED, SAVED, ACCEPTED].map(isAllowing)).toEqual([false, false, false, true, true]);
});
