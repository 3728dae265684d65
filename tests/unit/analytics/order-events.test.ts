import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { startCounting } from '../../../widgets/analytics/analytics-store';
import { deliverOrders } from '../../../widgets/analytics/order-events';

const target = { kind: 'gtag', id: 'G-TEST12345', load: false, consent: false } as const;
const purchase = {
  id: 'purchase',
  name: 'purchase',
  params: { transaction_id: '7', currency: 'EUR', value: 1, items: [{ item_id: '1', price: 1, quantity: 1 }] },
};

const page = { isSeen: () => !document.hidden, signal: new AbortController().signal };

let asked: Record<string, string>[] = [];
let names: string[] = [];
/** Makes the shop answer a claim with this. */
const shop = (answer: object) =>
  server.use(
    http.post('*', async ({ request }) => {
      if (!request.url.includes('wc-ajax=islas_order_events')) return undefined;
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push(fields);
      return HttpResponse.json(fields['do'] === 'claim' ? answer : { state: 'done' });
    }),
  );
const told = () => asked.map((fields) => fields['do']);

beforeEach(() => {
  asked = [];
  names = [];
  vi.stubGlobal('gtag', (_command: string, name: string, { event_callback }: { event_callback?: () => void }) => {
    names.push(name);
    event_callback?.();
  });
  startCounting(target, {}, () => undefined);
});

describe('an undelivered order', () => {
  test('that the shop does not find is claimed once more a moment later', async () => {
    const answers: object[] = [{ state: 'unknown' }, { state: 'claimed', events: [purchase] }];
    server.use(
      http.post('*', async ({ request }) => {
        const { do: what } = Object.fromEntries(new URLSearchParams(await request.text()));
        asked.push({ do: what ?? '' });
        return HttpResponse.json(what === 'claim' ? (answers.shift() ?? { state: 'unknown' }) : { state: 'done' });
      }),
    );
    deliverOrders(['70.token'], page);
    await vi.waitFor(() => expect(told()).toEqual(['claim', 'claim', 'sent']));
    expect(names).toEqual(['purchase']);
  });

  test('is claimed, sent, and confirmed when Google’s script has called back', async () => {
    shop({ state: 'claimed', events: [purchase, { ...purchase, id: 'refund:9', name: 'refund' }] });
    deliverOrders(['1.a', '1.a'], page);
    await vi.waitFor(() => expect(told()).toEqual(['claim', 'sent']));
    expect(names).toEqual(['purchase', 'refund']);
    expect(asked[0]?.['by']).toBe(asked[1]?.['by']);
  });

  test('that is unpaid is claimed again by the open page, and sent once when it is paid', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers: object[] = [{ state: 'waiting' }, { state: 'waiting' }, { state: 'claimed', events: [purchase] }];
    server.use(
      http.post('*', async ({ request }) => {
        const { do: what } = Object.fromEntries(new URLSearchParams(await request.text()));
        asked.push({ do: what ?? '' });
        return HttpResponse.json(what === 'claim' ? answers.shift() : { state: 'done' });
      }),
    );
    deliverOrders(['2.a'], page);
    for (const [count, ms] of [
      [1, 3000],
      [2, 5000],
    ] as const) {
      await vi.waitFor(() => expect(told()).toHaveLength(count));
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(ms);
    }
    await vi.waitFor(() => expect(told()).toEqual(['claim', 'claim', 'claim', 'sent']));
    expect(names).toEqual(['purchase']);
    deliverOrders(['2.a'], page);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(told()).toHaveLength(4);
    vi.useRealTimers();
  });

  test('that was unpaid is claimed again by the next call while the page is visible', async () => {
    shop({ state: 'waiting' });
    deliverOrders(['8.a'], page);
    await vi.waitFor(() => expect(told()).toEqual(['claim']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    shop({ state: 'claimed', events: [purchase] });
    deliverOrders(['8.a'], page);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told()).toEqual(['claim']);
    hidden.mockRestore();
    deliverOrders(['8.a'], page);
    deliverOrders(['8.a'], page);
    await vi.waitFor(() => expect(told()).toEqual(['claim', 'claim', 'sent']));
    expect(names).toEqual(['purchase']);
  });

  test('is sent even when another script’s `dataLayer.push` throws', async () => {
    vi.unstubAllGlobals();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const layer: IArguments[] = [];
    layer.push = () => {
      throw new Error('theirs');
    };
    vi.stubGlobal('dataLayer', layer);
    vi.stubGlobal('gtag', undefined);
    shop({ state: 'claimed', events: [purchase, { ...purchase, id: 'refund:9', name: 'refund' }] });
    deliverOrders(['9.a'], page);
    await vi.waitFor(() => expect(layer.map(({ 1: name }) => name as string)).toEqual(['purchase', 'refund']));
    expect(logged).toHaveBeenCalled();
  });

  test('that this browser has already sent is confirmed and not sent again', async () => {
    localStorage.setItem('islas_sent', '3.a:purchase ');
    shop({ state: 'claimed', events: [purchase] });
    deliverOrders(['3.a'], page);
    await vi.waitFor(() => expect(told()).toEqual(['claim', 'sent']));
    expect(names).toEqual([]);
  });

  test('is not confirmed when a blocked script never calls back', async () => {
    vi.stubGlobal('gtag', () => undefined);
    shop({ state: 'claimed', events: [purchase] });
    deliverOrders(['4.a'], page);
    await vi.waitFor(() => expect(told()).toEqual(['claim']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told()).toEqual(['claim']);
  });

  test('is not claimed before the visitor has decided, and a refusal is reported to the shop', async () => {
    vi.stubGlobal('wp_has_consent', () => false);
    shop({ state: 'claimed', events: [purchase] });
    deliverOrders(['5.a'], page);
    document.cookie = 'wp_consent_statistics=deny; path=/';
    deliverOrders(['5.a'], page);
    await vi.waitFor(() => expect(told()).toEqual(['refused']));
    expect(names).toEqual([]);
  });

  test('is sent and confirmed when storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    shop({ state: 'claimed', events: [purchase] });
    deliverOrders(['6.a'], page);
    await vi.waitFor(() => expect(told()).toEqual(['claim', 'sent']));
    expect(names).toEqual(['purchase']);
  });
});
