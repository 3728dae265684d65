import { describe, expect, test } from 'vitest';
import { implyDecision } from '../../../widgets/consent/imply-decision';
import type { Implied } from '../../../widgets/consent/consent-config';
import type { ConsentState } from '../../../widgets/consent/consent-api';
import { readPageConfig } from '../../../widgets/consent/head/page-config';
import { USUAL_LISTS, USUAL_SETTINGS } from '../../../widgets/consent/head/usual-config';

describe('the configuration of a page', () => {
  test('of an earlier version stands for the lists and settings that it leaves out', () => {
    expect(readPageConfig({ version: 'v1' })).toMatchObject({ ...USUAL_LISTS, ...USUAL_SETTINGS, version: 'v1' });
  });

  test('wins over what an earlier version left out', () => {
    expect(readPageConfig({ cookies: [], gpc: false, google: null })).toMatchObject({
      cookies: [],
      gpc: false,
      google: null,
    });
  });

  test.each([
    ['/build/consent-a1b2C3_.js', '/build/consent.js'],
    ['/build/consent.js?ver=12345678', '/build/consent.js?ver=12345678'],
    ['/my-islas/consent.js', '/my-islas/consent.js'],
  ])('names the module %s by the name that stays: %s', (module, expected) =>
    expect(readPageConfig({ module }).module).toBe(expected),
  );

  test.each([undefined, null, 'x', 4, []])('is whole and nothing throws when the page prints %j', (printed) =>
    expect(readPageConfig(printed)).toMatchObject({ version: '', expire_time: 15_552_000, gpc: true }),
  );
});

describe('a setting that decides for the visitor', () => {
  const imply = (implied: string, status: ConsentState['status']) => {
    const called: string[] = [];
    const consent = {
      get: () => ({ status }) as ConsentState,
      accept: () => void called.push('accept'),
      decline: () => void called.push('decline'),
    };
    implyDecision(consent, implied as Implied);
    return called;
  };

  test('accepts or declines for a visitor who has not decided', () => {
    expect(imply('accept', 'undecided')).toEqual(['accept']);
    expect(imply('decline', 'undecided')).toEqual(['decline']);
  });

  test.each(['', 'get', 'constructor', 'yes'])('does nothing by the word "%s"', (word) =>
    expect(imply(word, 'undecided')).toEqual([]),
  );

  test.each(['accepted', 'saved', 'declined'] as const)('changes no decision: %s', (status) =>
    expect([...imply('accept', status), ...imply('decline', status)]).toEqual([]),
  );
});
