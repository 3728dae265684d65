import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $outcomes,
  countEvent,
  countBatches,
  applyConsent,
  startCounting,
} from '../../../widgets/analytics/analytics-store';

const target = { kind: 'gtag', id: 'G-TEST12345', load: false, consent: false } as const;
/** Addresses of the scripts that were loaded. */
let brought: string[] = [];
const bring = (url: string) => void brought.push(url);
const search = (term: string) => countEvent('search', { search_term: term });
const outcomes = () => $outcomes.get().map(({ event, outcome, reason }) => [event, outcome, reason].join(' ').trim());

let gtag = vi.fn();
let answer: boolean | undefined;
beforeEach(() => {
  brought = [];
  gtag = vi.fn();
  answer = undefined;
  vi.stubGlobal('gtag', gtag);
});
afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));
const withTool = (allows: boolean) => {
  answer = allows;
  vi.stubGlobal('wp_has_consent', () => answer);
};
const sent = () => gtag.mock.calls.filter(([command]) => command === 'event').map(([, , params]) => params as object);

describe('consent for analytics', () => {
  test('is not needed without a consent tool: an event is sent at once', () => {
    startCounting(target, {}, bring);
    search('taza');
    expect(sent()).toEqual([{ search_term: 'taza' }]);
    expect(outcomes()).toEqual(['search sent']);
  });

  test('holds events before it is given, and sends them in order when it is', () => {
    withTool(false);
    startCounting(target, {}, bring);
    search('taza');
    search('plato');
    applyConsent();
    expect([sent(), outcomes()]).toEqual([[], ['search held consent', 'search held consent']]);
    answer = true;
    applyConsent();
    expect(sent()).toEqual([{ search_term: 'taza' }, { search_term: 'plato' }]);
    applyConsent();
    expect(sent()).toHaveLength(2);
  });

  test('refused drops the held events, which a later consent does not send', () => {
    withTool(false);
    startCounting(target, {}, bring);
    search('taza');
    document.cookie = 'wp_consent_statistics=deny; path=/';
    applyConsent();
    expect(outcomes()).toEqual(['search held consent', 'search refused denied']);
    document.cookie = 'wp_consent_statistics=allow; path=/';
    answer = true;
    applyConsent();
    expect(sent()).toEqual([]);
  });

  test('declined in Islas’ own bar is a refusal, although no cookie of the WP Consent API says so', () => {
    withTool(false);
    let status = 'undecided';
    vi.stubGlobal('islas', {
      consent: { get: () => ({ status }), has: Reflect.get(window, 'wp_has_consent') as object },
    });
    startCounting(target, {}, bring);
    search('taza');
    status = 'declined';
    applyConsent();
    search('plato');
    expect(outcomes()).toEqual(['search held consent', 'search refused denied', 'search refused denied']);
  });

  test('declined in Islas’ bar does not count when another tool provides consent', () => {
    withTool(false);
    vi.stubGlobal('islas', { consent: { get: () => ({ status: 'declined' }), has: () => false } });
    startCounting(target, {}, bring);
    search('taza');
    expect(outcomes()).toEqual(['search held consent']);
  });

  test('withdrawn sets Google’s opt-out flag', () => {
    withTool(true);
    startCounting(target, {}, bring);
    expect(Reflect.get(window, 'ga-disable-G-TEST12345')).toBe(false);
    answer = false;
    applyConsent();
    expect(Reflect.get(window, 'ga-disable-G-TEST12345')).toBe(true);
    search('taza');
    expect(sent()).toEqual([]);
  });

  test('of a tool whose script has not loaded holds events', () => {
    startCounting({ ...target, consent: true }, {}, bring);
    search('taza');
    expect(outcomes()).toEqual(['search held consent']);
  });
});

describe('the sent events', () => {
  test('load Google’s script once, with the first allowed event and a redacted page address', () => {
    Reflect.deleteProperty(window, 'gtag');
    vi.unstubAllGlobals();
    const layer: unknown[] = [];
    vi.stubGlobal('dataLayer', layer);
    startCounting({ ...target, load: true }, { page_location: 'https://a.example/?q=clara%40correo.example' }, bring);
    expect(brought).toEqual([]);
    search('a');
    search('b');
    expect(brought).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345']);
    const commands = layer.map((entry) => Array.from(entry as ArrayLike<unknown>));
    expect(commands.map(([command]) => command)).toEqual(['js', 'config', 'event', 'event']);
    expect(commands[1]?.[2]).toEqual({ page_location: 'https://a.example/?q=[email]' });
    expect(Object.prototype.toString.call(layer[0])).toBe('[object Arguments]');
    Reflect.deleteProperty(window, 'gtag');
  });

  test('reset `ecommerce` in Tag Manager before each event', () => {
    const layer: unknown[] = [];
    vi.stubGlobal('dataLayer', layer);
    startCounting({ ...target, kind: 'datalayer' }, {}, bring);
    const params = { currency: 'EUR', value: 1, items: [{ item_id: '1', price: 1, quantity: 1 }] };
    countEvent('view_item', params);
    search('taza');
    expect(layer).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: params },
      { ecommerce: null },
      { event: 'search', search_term: 'taza' },
    ]);
  });

  test('hold each batch of cart changes once, and nothing for invalid batches', () => {
    startCounting(target, {}, bring);
    const batch = JSON.stringify([{ id: 'a', events: [{ name: 'search', params: { search_term: 'x' } }] }]);
    for (const json of [batch, batch, '', null, undefined, '{', '[1]', '[{"id":"b","events":"x"}]']) countBatches(json);
    expect(sent()).toHaveLength(1);
  });

  test('exclude an event that GA4 would reject; its reason is recorded', () => {
    startCounting(target, {}, bring);
    countEvent('view_cart', { currency: 'EUR', value: 0, items: [] });
    expect(outcomes()).toEqual(['view_cart refused no_items']);
    expect(sent()).toEqual([]);
  });
});
