// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEAD_ACTIONS } from '../../src/runtime/feature-actions';
import { USUAL_LISTS, USUAL_SETTINGS } from '../../widgets/consent/head/usual-config';
import { decodeConsent } from '../../widgets/consent/consent-config';
import { CONSENT_TEXTS, decodeConsentDetails } from '../../widgets/consent/settings/consent-details';
import { isNecessary, readDecision } from '../../widgets/consent/decision';
import { createCookies, refusableNames } from '../../widgets/consent/choice';
import { cookiesToDelete } from '../../widgets/consent/cookie-deletion';
import { isOptional } from '../../widgets/consent/known-cookies';
import { matchesName } from '../../widgets/consent/cookie-names';

type Written = readonly [name: string, value: string, until: number];

/** Consent data of a fresh shop: markup, responses and written cookies; `tests/contract/consent.php` writes it. */
const golden: {
  names: { patterns: string[]; expression: string };
  deleted: {
    jar: Record<string, string>;
    cases: Record<string, { decision: Record<string, string>; block_until_accept: boolean; names: string[] }>;
  };
  config: Record<string, unknown>;
  details: { texts: Record<string, string>; cookies: { name: string; category: string }[] };
  decisions: { now: number; id: string; cookies: Record<string, string>; written: Record<string, Written[]> };
  bar: string;
} = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/consent.json'), 'utf8'));

const config = decodeConsent(golden.config);
const { now, id, cookies, written } = golden.decisions;

describe('consent in PHP and in the browser', () => {
  test('the consent configuration is complete: decoding changes nothing', () => {
    expect(config).toEqual(golden.config);
    expect(config.cookies.length).toBeGreaterThan(3);
  });

  test('a page prints neither the lists nor the settings that the browser assumes', () => {
    expect(golden.config).toMatchObject({ ...USUAL_LISTS, ...USUAL_SETTINGS });
  });

  test('the pattern of necessary names matches every cookie of the necessary category', () => {
    const necessary = golden.details.cookies.filter(({ category }) => category === 'necessary');
    expect(necessary.length).toBeGreaterThan(3);
    for (const { name } of necessary) expect([name, isNecessary(config, name.replace('*', 'x'))]).toEqual([name, true]);
    for (const { name } of config.cookies) expect([name, isNecessary(config, name)]).toEqual([name, false]);
  });

  test('the expression for the owner’s names matches those names and no others, whatever they contain', () => {
    const { patterns, expression } = golden.names;
    const like = patterns.flatMap((each) => [each, each.replace(/\*$/, ''), `${each}x`, `x${each}`, each.slice(1)]);
    const letters = fc.string({ unit: fc.constantFrom(...'abcfmqrxy.([|^$+\\*{}2/-#ñu\n'), maxLength: 6 });
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...like), letters, fc.string()), (name) => {
        const isMeant = patterns.some((each) => matchesName(each, name));
        expect([name, isNecessary({ ...config, necessary: expression }, name)]).toEqual([name, isMeant]);
      }),
      { numRuns: 2000 },
    );
  });

  test('the details have all texts of the consent dialog and no others', () => {
    expect(decodeConsentDetails(golden.details)).toEqual(golden.details);
    expect(golden.details.texts).toEqual(CONSENT_TEXTS);
  });

  test.each(Object.keys(written))('both sides write the same cookies to %s', (decision) => {
    const theirs = written[decision] ?? [];
    const valueOf = (name: string) => theirs.find(([each]) => each === name)?.[1] ?? '';
    // The head blocks the listed names; `widgets/consent/entry.ts` adds known names of cookies that the browser has.
    const known = Object.keys(cookies).filter((name) => isOptional(config, name));
    const refused = [...refusableNames(config, readDecision(cookies, config, now, false)), ...known];
    const choices: Record<string, [names: readonly string[] | null, initials: string]> = {
      accept: [[], 'psm'],
      decline: [refused, ''],
      save: [valueOf('eu_cookies_bar_block').split(','), 'p'],
      withdraw: [null, ''],
    };
    const ours = createCookies(config, now, id, ...(choices[decision] ?? [null, '']), decision === 'decline');
    const sorted = (list: unknown) =>
      String(list ?? '')
        .split(',')
        .sort()
        .join();
    expect(Object.entries(ours).map(([name, value]) => [name, sorted(value)])).toEqual(
      theirs.map(([name, value]) => [name, sorted(value)]),
    );
    expect(Object.values(ours).map((value) => (value === null ? 0 : now + config.expire_time))).toEqual(
      theirs.map(([, , until]) => until),
    );
  });

  test.each(Object.entries(golden.deleted.cases))(
    'both sides delete the same cookies: %s',
    (_state, { decision, block_until_accept, names }) => {
      const later = decision.eu_cookies_bar_block === undefined ? {} : { eu_cookies_bar: `${now + 60}` };
      const jar = { ...golden.deleted.jar, ...decision, ...later };
      const its = { ...config, block_until_accept };
      const state = readDecision(jar, its, now, false);
      expect(cookiesToDelete({ config: its, cookies: () => jar, get: () => state }).sort()).toEqual(names);
    },
  );

  test('every control of the bar has an action that the browser handles', () => {
    const actions = [...golden.bar.matchAll(/data-islas-action="([^"]+)"/g)].map(([, action]) => action);
    expect(actions).toEqual(expect.arrayContaining(['consent.accept', 'consent.decline', 'consent.settings']));
    expect(HEAD_ACTIONS).toEqual(expect.arrayContaining(actions));
  });
});
