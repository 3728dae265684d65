import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIslands } from '../../../src/runtime/loader';
import { StoreNotice, StoreNotices } from '../../../widgets/notices/components';
import { $dismissed } from '../../../widgets/notices/dismissals';
import { storeNotice, storeNotices } from '../../../widgets/notices/island';
import { StoreNoticeMarkup, StoreNoticesMarkup } from '../../../widgets/notices/markup';
import { treeOf } from '../../contract/tree';
import { hydrate, press, render } from '../react/host';

const page = new AbortController();
beforeEach(() => $dismissed.set({}));
afterEach(() => vi.useRealTimers());

const cookieOf = (id: string) => `store_notice${id}`;
const link = (element: Element) => element.querySelector('.woocommerce-store-notice__dismiss-link');
const notice = (element: Element) => element.querySelector<HTMLElement>('[data-notice-id]');

describe('StoreNotice', () => {
  it('renders on a server what WooCommerce prints, and a mark that keeps islands away', () => {
    const props = { id: 'a', text: 'Aviso & más' };
    const marked = renderToString(<StoreNotice {...props} />);
    const markup = renderToString(<StoreNoticeMarkup {...props} />);
    expect(treeOf(marked.replace(' data-island="react"', ''))).toEqual(treeOf(markup));
    expect(marked).not.toBe(markup);
  });

  it('shows after hydration, and stays away once dismissed', async () => {
    const onDismiss = vi.fn();
    const { element } = await hydrate(<StoreNotice id="b" text="Aviso" onDismiss={onDismiss} />);
    expect(notice(element)?.style.display).toBe('block');
    expect((await press(link(element))).defaultPrevented).toBe(true);
    expect(notice(element)?.style.display).toBe('none');
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b');
    expect(document.cookie).toContain(`${cookieOf('b')}=hidden`);
    const again = await render(<StoreNotice id="b" text="Aviso" />);
    expect(notice(again.element)?.style.display).toBe('none');
  });

  it('shows what the host says, and remembers nothing then', async () => {
    const onDismiss = vi.fn();
    const view = (open: boolean) => <StoreNotice id="c" text="Aviso" open={open} onDismiss={onDismiss} />;
    const { element, show } = await render(view(true));
    await press(link(element));
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(notice(element)?.style.display).toBe('block');
    expect(document.cookie).not.toContain(cookieOf('c'));
    await show(view(false));
    expect(notice(element)?.style.display).toBe('none');
  });

  it('takes children, a ref, classes and styles, and updates with its props', async () => {
    const ref = createRef<HTMLParagraphElement>();
    const view = (text: string) => (
      <StoreNotice id="d" text={text} ref={ref} className="mine" style={{ color: 'red' }}>
        <b>{text}</b>
      </StoreNotice>
    );
    const { element, show, unmount } = await render(view('uno'));
    const before = notice(element);
    await show(view('dos'));
    expect(notice(element)).toBe(before);
    expect(ref.current).toBe(before);
    expect(before?.className).toBe('woocommerce-store-notice demo_store mine');
    expect(before?.style.color).toBe('red');
    expect(before?.querySelector('b')?.textContent).toBe('dos');
    await unmount();
    expect(ref.current).toBeNull();
  });

  it('is left alone by the islands of the page', async () => {
    startIslands([storeNotice, storeNotices], page.signal);
    const { element } = await render(
      <>
        <StoreNotice id="e" text="Aviso" />
        <StoreNotices notices={[{ id: 'f', text: 'Otro' }]} />
      </>,
    );
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(element.querySelector('[data-island-state]')).toBeNull();
    page.abort();
  });
});

describe('StoreNotices', () => {
  const now = 1_800_000_000;

  it('renders on a server what PHP prints, without the marks of actions', () => {
    const notices = [
      { id: 'a', text: 'Rebajas', link: '/rebajas/', from: now, until: now + 60 },
      { id: 'b', text: 'Mañana', waiting: true, dismissible: false },
    ];
    const markup = renderToString(<StoreNoticesMarkup notices={notices} />);
    expect(renderToString(<StoreNotices notices={notices} />)).toBe(
      markup.replace(' data-islas-action="notice.dismiss"', ''),
    );
  });

  it('shows each notice in its time', async () => {
    vi.useFakeTimers({ now: now * 1000 });
    const notices = [
      { id: 'g', text: 'Hoy', until: now + 60 },
      { id: 'h', text: 'Mañana', from: now + 60 },
    ];
    const { element } = await render(<StoreNotices notices={notices} />);
    const shown = () => [...element.querySelectorAll<HTMLElement>('.islas-notice')].map(({ hidden }) => !hidden);
    expect(shown()).toEqual([true, false]);
    await act(async () => vi.advanceTimersByTimeAsync(61_000));
    expect(shown()).toEqual([false, true]);
  });

  it('hydrates, dismisses the pressed one and says which', async () => {
    const onDismiss = vi.fn();
    const notices = [
      { id: 'i', text: 'Uno' },
      { id: 'j', text: 'Dos' },
    ];
    const { element, unmount } = await hydrate(
      <StoreNotices notices={notices} onDismiss={onDismiss} renderItem={({ text }) => <b>{text}</b>} />,
    );
    await press(element.querySelectorAll('button')[1]);
    expect([...element.querySelectorAll<HTMLElement>('.islas-notice')].map(({ hidden }) => hidden)).toEqual([
      false,
      true,
    ]);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('j');
    expect(element.querySelector('b')?.textContent).toBe('Uno');
    await unmount();
    expect($dismissed.lc).toBe(0);
  });
});
