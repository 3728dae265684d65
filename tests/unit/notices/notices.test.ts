import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { SOURCES } from '../../../src/wordpress/english';
import { setSettings } from '../../../src/wordpress/settings';
import { $banner, dismissBanner } from '../../../widgets/coming-soon/banner-store';
import { dismissNotice } from '../../../widgets/notices/dismissals';
import { nameDismissButton } from '../../../widgets/coming-soon/paint';
import { comingSoon } from '../../../widgets/coming-soon/island';
import { storeNotice, storeNotices } from '../../../widgets/notices/island';
import { showUnlessDismissed } from '../../../widgets/notices/store-notices';
import { startActions } from '../../../src/runtime/actions';
import { startIslands } from '../../../src/runtime/loader';
import { keepEarly } from '../runtime/early-log';

const NOTICE =
  '<p class="woocommerce-store-notice" data-notice-id="abc123">Rebajas <a href="#" class="woocommerce-store-notice__dismiss-link">Descartar</a></p>';
const URL = 'http://127.0.0.1:5173/wp-json/wp/v2/users/1';
const BANNER = `<div id="coming-soon-footer-banner"><a class="coming-soon-footer-banner-dismiss" data-rest-url="${URL}" data-rest-nonce="n0nce"></a></div>`;

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  setSettings({
    texts: { ...SOURCES, fetch_error: 'Probablemente no tienes conexión.', banner_failed: 'No se ha podido.' },
  });
});
afterEach(() => {
  life.abort();
  document.cookie = 'store_noticeabc123=; max-age=0; path=/';
});

describe('a store notice', () => {
  const show = () => {
    document.body.innerHTML = NOTICE;
    const host = document.querySelector('p') as HTMLElement;
    showUnlessDismissed(host, { signal: life.signal });
    return host;
  };

  it('is shown until it is dismissed, then hidden and remembered in the same task, beyond the browser session (W-38)', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const host = show();
    const link = host.querySelector('a') as HTMLElement;
    expect([host.style.display, link.dataset.islasAction]).toEqual(['block', 'notice.dismiss']);
    dismissNotice(link, new Event('click'));
    expect(host.style.display).toBe('none');
    const cookie = String(written.mock.calls[0]?.[0]);
    expect(cookie).toMatch(/^store_noticeabc123=hidden;(.*;)?path=\//);
    expect(Number(/max-age=(\d+)/.exec(cookie)?.[1]) / 86_400).toBe(365);
  });

  /** Sets `:focus-visible`, which happy-dom does not support. */
  const focus = (element: HTMLElement, byKey: boolean): void => {
    element.focus();
    vi.spyOn(element, 'matches').mockImplementation((selector) => byKey && selector === ':focus-visible');
  };

  it.each([
    ['the next control', '<a id="next" href="/">x</a>', 'next'],
    ['the main region when it was the last', '', 'main'],
  ])('dismissed by keyboard, hands the focus to %s', async (_, after, next) => {
    document.body.innerHTML = `<main id="main"><button>before</button></main>${NOTICE}<button disabled></button><button style="display:none"></button>${after}`;
    const host = document.querySelector('p') as HTMLElement;
    showUnlessDismissed(host, { signal: life.signal });
    const link = host.querySelector('a') as HTMLElement;
    focus(link, true);
    dismissNotice(link, new Event('click'));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(next));
  });

  it.each([
    ['dismissed by pointer, moves no focus', false],
    ['leaves a focus that has moved meanwhile', true],
  ])('%s', async (_, byKey) => {
    document.body.innerHTML = `<input>${NOTICE}<a href="/">x</a>`;
    const host = document.querySelector('p') as HTMLElement;
    showUnlessDismissed(host, { signal: life.signal });
    const written = vi.spyOn(document, 'cookie', 'set');
    const link = host.querySelector('a') as HTMLElement;
    focus(link, byKey);
    dismissNotice(link, new Event('click'));
    const moved = document.querySelector('input') as HTMLInputElement;
    if (byKey) moved.focus();
    await vi.waitFor(() => expect(written).toHaveBeenCalled());
    expect(document.activeElement).toBe(byKey ? moved : link);
  });

  it('stays hidden while its cookie says so, and another notice does not', () => {
    document.cookie = 'store_noticeabc123=hidden; path=/';
    expect(show().style.display).toBe('none');
    document.cookie = 'store_noticeabc123=; max-age=0; path=/';
    document.cookie = 'store_noticeabc1234=hidden; path=/';
    expect(show().style.display).toBe('block');
    document.cookie = 'store_noticeabc1234=; max-age=0; path=/';
  });
});

describe('a dismissal pressed before the islands start', () => {
  const owners =
    '<div data-island="store-notices"><div><div data-notice-id="own1"><button data-islas-action="notice.dismiss">x</button></div></div></div>';

  it.each([
    ['of WooCommerce’s notice', NOTICE, 'a', 'abc123'],
    ['of the owner’s notice', owners, 'button', 'own1'],
  ])('%s is applied when they start', (_, html, control, id) => {
    document.body.innerHTML = html;
    const pressed = document.querySelector<HTMLElement>(control) as HTMLElement;
    pressed.addEventListener('click', (event) => keepEarly(event));
    pressed.click();
    startIslands([storeNotice, storeNotices], life.signal);
    startActions({ 'notice.dismiss': dismissNotice }, life.signal);
    const notice = document.querySelector<HTMLElement>('[data-notice-id]');
    expect([
      notice?.hidden || notice?.style.display === 'none',
      document.cookie.includes(`store_notice${id}=hidden`),
    ]).toEqual([true, true]);
  });

  it('of the coming-soon banner is sent once', async () => {
    document.body.innerHTML = BANNER;
    const received: unknown[] = [];
    server.use(
      http.post(URL, async ({ request }) => {
        received.push(await request.json());
        return HttpResponse.json({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } });
      }),
    );
    const link = document.querySelector('a') as HTMLElement;
    link.addEventListener('click', (event) => keepEarly(event));
    link.click();
    link.click();
    startIslands([comingSoon], life.signal);
    startActions({ 'banner.dismiss': dismissBanner }, life.signal);
    await vi.waitFor(() =>
      expect(document.querySelector<HTMLElement>('#coming-soon-footer-banner')?.hidden).toBe(true),
    );
    expect(received).toHaveLength(1);
  });
});

describe('the coming-soon banner', () => {
  const show = () => {
    document.body.innerHTML = BANNER;
    const host = document.querySelector<HTMLElement>('#coming-soon-footer-banner') as HTMLElement;
    nameDismissButton(host, { signal: life.signal });
    return { host, button: host.querySelector('button') as HTMLButtonElement };
  };
  const answer = (reply: () => Response) => {
    const received: { nonce: string | null; body: unknown }[] = [];
    server.use(
      http.post(URL, async ({ request }) => {
        received.push({ nonce: request.headers.get('x-wp-nonce'), body: await request.json() });
        return reply();
      }),
    );
    return received;
  };

  it('has a real, named button (W-39)', () => {
    const { button } = show();
    expect([button.type, button.getAttribute('aria-label'), button.dataset.islasAction]).toEqual([
      'button',
      'Dismiss this notice',
      'banner.dismiss',
    ]);
  });

  const FIELD = { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } };
  const kept = () => HttpResponse.json({ id: 1, ...FIELD });
  const press = (button: HTMLElement) => dismissBanner(button, new Event('click'));
  /** Waits until the shop has answered. */
  const settled = () => vi.waitFor(() => expect($banner.get()).not.toBe('sending'));

  it('is hidden once the request completed, which carries the nonce and the field', async () => {
    const received = answer(kept);
    const { host, button } = show();
    press(button);
    expect(host.hidden).toBe(false);
    await settled();
    expect(host.hidden).toBe(true);
    expect(received).toEqual([{ nonce: 'n0nce', body: FIELD }]);
  });

  it('is remembered under its older name by a shop that does not know the field', async () => {
    const received = answer(() => HttpResponse.json({ id: 1, woocommerce_meta: {} }));
    const { host, button } = show();
    press(button);
    await settled();
    expect(host.hidden).toBe(true);
    expect(received.map(({ body }) => body)).toEqual([
      FIELD,
      { meta: { woocommerce_coming_soon_banner_dismissed: 'yes' } },
    ]);
  });

  it('stays after a failure, announces the reason once, and can be dismissed again', async () => {
    const received = answer(() => HttpResponse.error());
    const { host, button } = show();
    press(button);
    await settled();
    expect([host.hidden, $banner.get()]).toEqual([false, 'shown']);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(
      'No se ha podido. Probablemente no tienes conexión.',
    );
    expect(host.textContent).toBe('No se ha podido. Probablemente no tienes conexión.');
    server.use(http.post(URL, kept));
    press(button);
    await settled();
    expect([host.textContent, host.hidden]).toEqual(['', true]);
    expect(received).toHaveLength(1);
  });

  it('sends one request for two presses', async () => {
    const received = answer(kept);
    const { button } = show();
    press(button);
    press(button);
    await settled();
    expect(received).toHaveLength(1);
  });
});
