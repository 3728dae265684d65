import { beforeEach, expect, test, vi } from 'vitest';
import type { ConsentState } from '../../../widgets/consent/consent-api';
import { decodeConsent } from '../../../widgets/consent/consent-config';
import { markPage } from '../../../widgets/consent/head/mark-page';

const { dataset } = document.documentElement;
const state = (status: ConsentState['status'], isGpc = false) => ({ status, isGpc }) as ConsentState;
const mark = (given: ConsentState, config: object = {}) => {
  markPage({ ...decodeConsent({}), ...config }, given);
  return [dataset.consent, dataset.consentBar];
};

beforeEach(() => vi.useFakeTimers());

test.each([
  [state('undecided'), 'undecided', 'open'],
  [state('undecided', true), 'gpc', undefined],
  [state('accepted'), 'accepted', undefined],
  [state('saved'), 'saved', undefined],
  [state('declined'), 'declined', undefined],
])('%j marks the page as %s, with the bar %s', (given, word, bar) => expect(mark(given)).toEqual([word, bar]));

test('the bar stays away where a consent tool asks', () => {
  expect(mark(state('undecided'), { tool: 'cookiebot' })).toEqual(['undecided', undefined]);
});

test('the bar waits for the owner’s delay, and stays away if the visitor has decided by then', () => {
  expect(mark(state('undecided'), { display_delay: 3 })).toEqual(['undecided', undefined]);
  vi.advanceTimersByTime(3000);
  expect(dataset.consentBar).toBe('open');
  mark(state('undecided'), { display_delay: 3 });
  mark(state('declined'));
  vi.advanceTimersByTime(3000);
  expect(dataset.consentBar).toBeUndefined();
});

test('a page that is rendered ahead has no bar before it is shown, nor if the visitor has decided by then', () => {
  const show = () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    return dataset.consentBar;
  };
  const renderAhead = () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  renderAhead();
  expect(mark(state('undecided'))).toEqual(['undecided', undefined]);
  expect(show()).toBe('open');
  renderAhead();
  mark(state('undecided'));
  mark(state('declined'));
  expect(show()).toBeUndefined();
});
