import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConsentApi, ConsentState } from '../../../widgets/consent/consent-api';
import {
  announceCategories,
  defineWpConsentApi,
  followWpConsentApi,
  isCategoryAllowed,
} from '../../../widgets/consent/head/wp-consent-api';

const page = globalThis as unknown as Record<string, (...args: unknown[]) => unknown>;
const state = { status: 'saved', categories: ['statistics'] } as unknown as ConsentState;
let status = 'saved';
const consent = {
  config: { expire_time: 864_000 },
  get: () => ({ ...state, status }),
  has: (category: string) => isCategoryAllowed(state, category),
  cookies: () => ({ wp_consent_marketing: 'allow', other: 'x' }),
} as unknown as ConsentApi;

beforeAll(() => {
  page['wp_consent_type'] = 'optout' as never;
  defineWpConsentApi(consent);
});

describe('the WP Consent API', () => {
  test.each([
    ['necessary', true],
    ['functional', true],
    ['statistics', true],
    ['statistics-anonymous', true],
    ['preferences', false],
    ['marketing', false],
    ['unknown', false],
  ])('answers for the category %s: %s', (category, isAllowed) =>
    expect(page['wp_has_consent']?.(category)).toBe(isAllowed),
  );

  test('leaves globals that its own plugin has defined', () => {
    expect(page['wp_consent_type']).toBe('optout');
    expect(page['consent_api']).toMatchObject({ cookie_expiration: 10, cookie_prefix: 'wp_consent' });
  });

  test('derives the cookies of categories from the decision, and reads all others', () => {
    const read = (name: string) => page['consent_api_get_cookie']?.(name);
    expect(read('wp_consent_marketing')).toBe('deny');
    expect(read('wp_consent_statistics')).toBe('allow');
    expect(read('other')).toBe('x');
    expect(read('missing')).toBe('');
    status = 'undecided';
    expect(read('wp_consent_marketing')).toBe('allow');
    status = 'saved';
  });

  test('announces the categories that a decision has changed, and no others', () => {
    const answers: unknown[] = [];
    const onAnswer = ({ detail }: Event & { detail?: unknown }) => answers.push(detail);
    document.addEventListener('wp_listen_for_consent_change', onAnswer);
    announceCategories({ categories: ['marketing'] } as unknown as ConsentState, consent);
    document.removeEventListener('wp_listen_for_consent_change', onAnswer);
    expect(answers).toEqual([{ statistics: 'allow' }, { marketing: 'deny' }]);
  });

  test('reports an answer of another plugin that differs from the decision', () => {
    const onAnswer = vi.fn();
    followWpConsentApi(consent, onAnswer);
    page['wp_set_consent']?.('statistics', 'allow');
    page['wp_set_consent']?.('marketing', 'deny');
    expect(onAnswer).not.toHaveBeenCalled();
    page['wp_set_consent']?.('marketing', 'allow');
    expect(onAnswer).toHaveBeenCalledOnce();
  });
});
