import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueJQuery } from '../../../widgets/cart/queue/queue-jquery';
import { sendOnLeave } from '../../../widgets/cart/queue/queue-requests';
import { busyTab, ticks, withLocks } from '../woocommerce/turns';

/** A fake XMLHttpRequest that the test answers. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  static log: string[] = [];
  status = 0;
  responseText = '';
  readyState = 0;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  constructor() {
    super();
    FakeRequest.all.push(this);
    for (const type of ['load', 'error', 'abort', 'timeout'] as const)
      this.addEventListener(type, () => this[`on${type}`]?.());
  }
  open(): void {
    this.readyState = 1;
  }
  setRequestHeader(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
  send(body: string): void {
    FakeRequest.log.push(`sent ${body}`);
  }
  abort(): void {
    FakeRequest.log.push('aborted');
  }
  answer(text = 'ok'): void {
    Object.assign(this, { status: 200, statusText: 'OK', responseText: text, readyState: 4 });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const { log } = FakeRequest;
const page = new AbortController();
jQuery.ajaxSetup({ xhr: () => new FakeRequest() as unknown as XMLHttpRequest });
sendOnLeave(page.signal);
queueJQuery(jQuery, page.signal);

const ask = (more: JQuery.AjaxSettings = {}) =>
  jQuery.ajax({ type: 'POST', url: '/?wc-ajax=apply_coupon', data: { n: 1 }, dataType: 'html', ...more });

beforeEach(() => {
  withLocks();
  FakeRequest.all = [];
  log.length = 0;
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
});

describe('cart requests that scripts send through jQuery', () => {
  it('are sent when another tab’s request is complete, and block others until they are complete', async () => {
    const release = await busyTab();
    void ask({ beforeSend: () => void log.push('beforeSend'), success: () => void log.push('success') });
    await ticks();
    expect(log).toEqual(['beforeSend']);
    release();
    await ticks();
    expect(log).toEqual(['beforeSend', 'sent n=1']);
    const next = vi.fn();
    void busyTab().then(next);
    await ticks();
    expect(next).not.toHaveBeenCalled();
    FakeRequest.all[0]?.answer();
    await ticks();
    expect(log.at(-1)).toBe('success');
    expect(next).toHaveBeenCalled();
  });

  it('keep the order in which they were sent', async () => {
    const release = await busyTab();
    void ask({ data: { n: 1 } });
    void ask({ data: { n: 2 } });
    release();
    await ticks();
    FakeRequest.all[0]?.answer();
    await ticks();
    expect(log).toEqual(['sent n=1', 'sent n=2']);
  });

  it('are never sent when they are aborted while they wait', async () => {
    const release = await busyTab();
    const failed = vi.fn();
    const request = ask({ error: (_xhr, outcome) => failed(outcome) });
    request.abort();
    expect(failed).toHaveBeenCalledWith('abort');
    release();
    await ticks();
    expect(log).toEqual(['aborted']);
    await expect(busyTab()).resolves.toBeTypeOf('function');
  });

  it('count their timeout from the moment they are sent', async () => {
    const release = await busyTab();
    const failed = vi.fn();
    void ask({ timeout: 60, error: (_xhr, outcome) => failed(outcome) });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(failed).not.toHaveBeenCalled();
    release();
    await ticks();
    expect(log).toEqual(['sent n=1']);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith('timeout'));
  });

  it('keep their timeout in the settings that callbacks read', async () => {
    const settings: unknown[] = [];
    void ask({ timeout: 5000, success: (_text, _outcome, xhr) => void settings.push(xhr.status) }).then(function (
      this: unknown,
    ) {
      settings.push(Reflect.get(this as object, 'timeout'));
    });
    await ticks();
    FakeRequest.all[0]?.answer();
    await ticks();
    expect(settings).toEqual([200, 5000]);
  });

  it('are sent at once when the page is left, waiting ones and later ones', async () => {
    await busyTab();
    void ask({ data: { n: 1 } });
    await ticks();
    window.dispatchEvent(new Event('pagehide'));
    void ask({ data: { n: 2 } });
    expect(log).toEqual(['sent n=1', 'sent n=2']);
  });

  it.each<[string, JQuery.AjaxSettings]>([
    ['synchronous', { async: false }],
    ['of Islas, which has its turn', { islas: true } as JQuery.AjaxSettings],
    ['about something else', { url: '/wp-admin/admin-ajax.php', data: { n: 1 } }],
    ['to another site', { url: 'https://pagos.example/?wc-ajax=checkout' }],
  ])('are not queued when they are %s', async (_what, settings) => {
    await busyTab();
    void ask(settings);
    expect(log).toEqual(['sent n=1']);
  });

  it('do not block a request that their own success listener sends', async () => {
    void ask({ success: () => void ask({ data: { n: 2 } }) });
    await ticks();
    FakeRequest.all[0]?.answer();
    await ticks();
    expect(log).toEqual(['sent n=1', 'sent n=2']);
  });

  it('are not queued for a jQuery without `ajax`, and nothing throws', () => {
    expect(() => queueJQuery({} as JQueryStatic, page.signal)).not.toThrow();
  });
});
