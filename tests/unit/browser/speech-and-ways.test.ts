import { describe, expect, it, vi } from 'vitest';
import { cookieHasItems, readCookieHash } from '../../../src/woocommerce/cart-cookies';
import { emit, on, report } from '../../../src/runtime/events';
import { announce, clearAnnouncement, findLiveRegion } from '../../../src/browser/live-region';
import { assign, onRestoredPage } from '../../../src/browser/navigation';

describe('the live region', () => {
  it('uses WooCommerce’s live region, or creates one of the same class', () => {
    document.body.innerHTML = '<div class="widget_shopping_cart_live_region" role="status" id="theirs"></div>';
    expect(findLiveRegion().id).toBe('theirs');
    document.body.innerHTML = '';
    expect(findLiveRegion()).toBe(findLiveRegion());
    expect(findLiveRegion()).toHaveAttribute('role', 'status');
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  });

  it('announces a text once, without parsing it as HTML', async () => {
    findLiveRegion();
    const changes: unknown[] = [];
    const observer = new MutationObserver((records) =>
      changes.push(...records.filter(({ type }) => type === 'childList')),
    );
    observer.observe(findLiveRegion(), { childList: true, subtree: true, characterData: true });
    announce('<b>1</b>');
    announce('<b>1</b>');
    announce('');
    announce(undefined);
    await Promise.resolve();
    expect(findLiveRegion().textContent).toBe('<b>1</b>');
    expect(changes).toHaveLength(1);
    observer.disconnect();
  });

  it('announces the same text again after clearAnnouncement', () => {
    announce('x');
    clearAnnouncement();
    expect(findLiveRegion()).toBeEmptyDOMElement();
    announce('x');
    expect(findLiveRegion()).toHaveTextContent('x');
  });

  it('announces nothing after the signal has aborted', () => {
    vi.useFakeTimers();
    const end = new AbortController();
    announce('late', { after: 1000, signal: end.signal });
    end.abort();
    vi.advanceTimersByTime(2000);
    expect(document.body.textContent).toBe('');
  });
});

describe('leaving the page', () => {
  it.each([[''], ['javascript:alert(1)'], ['data:text/html,x'], ['http://['], ['mailto:a@b.es']])(
    'does not navigate to %j',
    (url) => {
      const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
      expect(assign(url)).toBe(false);
      expect(left).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['/carrito/', 'http://127.0.0.1:5173/carrito/'],
    ['?remove_item=1', 'http://127.0.0.1:5173/tienda/?remove_item=1'],
    ['https://otra.es/producto/', 'https://otra.es/producto/'],
  ])('navigates to %s', (url, target) => {
    const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    expect(assign(url)).toBe(true);
    expect(left).toHaveBeenCalledWith(target);
  });

  it('calls onReturn when the page is restored from the back/forward cache, until the signal aborts', () => {
    const returned = vi.fn();
    const end = new AbortController();
    onRestoredPage(returned, end.signal);
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    show(true);
    end.abort();
    show(true);
    expect(returned).toHaveBeenCalledTimes(1);
  });
});

describe('events', () => {
  it('dispatches events on their target, or on the body when the target has left the page', () => {
    document.body.innerHTML = '<p><a></a></p>';
    const received: unknown[] = [];
    const end = new AbortController();
    on('islas:button-updated', (event) => received.push(event.target), { signal: end.signal });
    const button = document.querySelector('a') as HTMLElement;
    emit(button, 'islas:button-updated', { button });
    button.remove();
    emit(button, 'islas:button-updated', { button });
    end.abort();
    emit(null, 'islas:button-updated', { button });
    expect(received).toEqual([button, document.body]);
  });

  it('makes only before-add and island-error cancelable', () => {
    const prevent = (event: Event) => event.preventDefault();
    for (const name of ['islas:before-add', 'islas:adding', 'islas:island-error'])
      document.addEventListener(name, prevent, { once: true });
    const button = document.body;
    expect(emit(button, 'islas:before-add', { button })).toBe(false);
    expect(emit(button, 'islas:adding', { button, payload: {} })).toBe(true);
    expect(emit(null, 'islas:island-error', { name: '', code: '', error: null })).toBe(false);
  });

  it('reports a handler that throws, logs it unless prevented, and calls the other handlers', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const other = vi.fn();
    const { signal } = new AbortController();
    const end = new AbortController();
    on(
      'islas:not-sent',
      () => {
        throw new Error('x');
      },
      { signal: end.signal },
    );
    on('islas:not-sent', other, { signal: end.signal });
    const reported = vi.fn((event: Event) => event.preventDefault());
    emit(null, 'islas:not-sent', { button: document.body });
    expect(logged).toHaveBeenCalledTimes(1);
    document.addEventListener('islas:island-error', reported, { signal, once: true });
    emit(null, 'islas:not-sent', { button: document.body });
    expect(other).toHaveBeenCalledTimes(2);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledTimes(1);
    end.abort();
  });

  it('does not loop when a handler of island-error throws', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const end = new AbortController();
    on(
      'islas:island-error',
      () => {
        throw new Error('x');
      },
      { signal: end.signal },
    );
    report('a', 'b', new Error('y'));
    end.abort();
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

describe('the cart’s cookies', () => {
  it('reads cart cookies by their whole name; without them there is no cart', () => {
    expect([readCookieHash(), cookieHasItems()]).toEqual(['', false]);
    document.cookie = 'not_woocommerce_cart_hash=x; path=/';
    document.cookie = 'woocommerce_cart_hash=a=b; path=/';
    document.cookie = 'woocommerce_items_in_cart=1; path=/';
    expect([readCookieHash(), cookieHasItems()]).toEqual(['a=b', true]);
    document.cookie = 'not_woocommerce_cart_hash=; Max-Age=0; path=/';
  });
});
