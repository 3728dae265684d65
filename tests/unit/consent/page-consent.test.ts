import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentApi, ConsentState } from '../../../widgets/consent/consent-api';
import { createCookies } from '../../../widgets/consent/choice';
import { decodeConsent } from '../../../widgets/consent/consent-config';
import { type PageConsent, createPageConsent } from '../../../widgets/consent/head/page-consent';
import { writeCookies } from '../../../widgets/consent/head/decision-cookies';
import { onOtherTabDecision } from '../../../widgets/consent/head/decision-channel';
import type { TimedDecision } from '../../../widgets/consent/head/timed-decision';

const CONFIG = decodeConsent({
  version: 'v1',
  necessary: '^(?:eu_cookies_bar|islas_consent)',
  cookies: [{ name: '_ga', category: 'statistics', provider: '' }],
  cookies_bar_on_close: 'decline',
});
const onChange = vi.fn<(before: ConsentState) => void>();
const onClose = vi.fn<() => void>();
const otherTab = new BroadcastChannel('islas-consent');
const posted: TimedDecision[] = [];
let page: PageConsent;
let consent: ConsentApi;

beforeAll(() => {
  otherTab.onmessage = ({ data }) => posted.push(data);
  page = createPageConsent(CONFIG, onChange, onClose);
  consent = page.api;
  onOtherTabDecision(page.receiveDecision);
});
beforeEach(() => {
  consent.decide(null, '');
  onChange.mockClear();
});

/** A decision to accept, taken by another tab. */
const acceptedAt = (at: number): TimedDecision => [
  at,
  createCookies(CONFIG, Math.round(at / 1000), '2'.repeat(20), [], 'psm'),
];

describe('the consent of a page', () => {
  test('has changed, and says from what, when a decision returns', () => {
    consent.accept();
    expect(consent.get().status).toBe('accepted');
    expect(consent.has('marketing')).toBe(true);
    expect(onChange.mock.calls.map(([before]) => before.status)).toEqual(['undecided']);
  });

  test('keeps the visitor’s id over decisions', () => {
    consent.accept();
    const { id } = consent.get();
    consent.decline();
    expect(consent.get()).toMatchObject({ id, status: 'declined', blocked: ['_ga'] });
    expect(id).toMatch(/^\d{20}$/);
  });

  test('reports nothing when the cookies say the same', () => {
    consent.accept();
    onChange.mockClear();
    consent.read();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('follows a decision of another tab, and stays with its own later one', () => {
    page.receiveDecision(acceptedAt(Date.now() + 1000));
    expect(consent.get()).toMatchObject({ status: 'accepted', id: '2'.repeat(20) });
    consent.decline();
    page.receiveDecision(acceptedAt(Date.now()));
    expect(consent.get().status).toBe('declined');
  });

  test('stays with its own decision when an earlier one of another tab is stored after it, and read', () => {
    consent.accept();
    const at = Date.now() - 1;
    const declined = createCookies(CONFIG, Math.round(at / 1000), '2'.repeat(20), ['_ga'], '', true);
    writeCookies(CONFIG, declined);
    consent.read();
    expect(consent.get().status).toBe('declined');
    page.receiveDecision([at, declined]);
    expect(consent.get().status).toBe('accepted');
    expect(document.cookie).not.toContain('eu_cookies_bar_decline=1');
  });

  test('is posted to other tabs, a decision after a tab whose clock is ahead with a later time', async () => {
    const ahead = Date.now() + 60_000;
    page.receiveDecision(acceptedAt(ahead));
    consent.decline();
    await vi.waitFor(() => expect(posted.at(-1)?.[0]).toBeGreaterThan(ahead));
    expect(posted.at(-1)?.[1]).toMatchObject({ eu_cookies_bar_decline: '1' });
  });

  test('is what the owner implies when an undecided visitor closes the bar, and stays when a decided one does', () => {
    consent.close();
    expect(consent.get().status).toBe('declined');
    consent.accept();
    consent.close();
    expect(consent.get().status).toBe('accepted');
  });

  test('shows the bar again on request', () => {
    consent.open();
    expect(document.documentElement.dataset.consentBar).toBe('open');
    onClose.mockClear();
    consent.close();
    expect(document.documentElement.dataset.consentBar).toBeUndefined();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
