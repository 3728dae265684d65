import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { $dismissed, dismissNotice } from '../../../src/stores/notices';
import { type NoticeProps, decodeNotices } from '../../../widgets/store-notices/props';
import { StoreNotices, mount } from '../../../widgets/store-notices/view';

const START = 1_800_000_000;
const reported = vi.fn();
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: START * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  life = new AbortController();
  reported.mockClear();
  $dismissed.set({});
});
afterEach(() => {
  act(() => life.abort());
  vi.useRealTimers();
});

/** As the server printed it, adopted by React. */
const show = async (...notices: Partial<NoticeProps>[]) => {
  const props = decodeNotices({ label: 'Avisos', dismiss: 'Descartar', notices });
  const host = document.createElement('div');
  host.innerHTML = `<script type="application/json">${JSON.stringify(props)}</script>${renderToString(<StoreNotices {...props} />)}`;
  document.body.replaceChildren(host);
  await act(async () => mount(host, { signal: life.signal, report: reported, fail: reported }));
  return (id: string) => host.querySelector<HTMLElement>(`[data-notice-id="${id}"]`);
};
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));

describe("the owner's notices", () => {
  it('are adopted as the server printed them', async () => {
    const notice = await show(
      { id: 'a', text: 'Rebajas' },
      { id: 'b', text: 'Mañana', from: START + 60, waiting: true },
    );
    expect([notice('a')?.hidden, notice('b')?.hidden]).toEqual([false, true]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('begin and end while the page is open', async () => {
    const notice = await show({ id: 'a', text: 'Dos horas', from: START + 3600, until: START + 7200, waiting: true });
    await pass(3590);
    expect(notice('a')?.hidden).toBe(true);
    await pass(20);
    expect(notice('a')?.hidden).toBe(false);
    await pass(3600);
    expect(notice('a')?.hidden).toBe(true);
  });

  it('follow the clock where a cached page says otherwise', async () => {
    const notice = await show(
      { id: 'begun', text: 'x', from: START - 60, waiting: true },
      { id: 'over', text: 'y', until: START - 60 },
    );
    expect([notice('begun')?.hidden, notice('over')?.hidden]).toEqual([false, true]);
  });

  it('are dismissed one by one', async () => {
    const notice = await show({ id: 'a', text: 'Uno' }, { id: 'b', text: 'Dos' });
    const button = notice('a')?.querySelector('button');
    if (!button) throw new Error('No button');
    await act(async () => dismissNotice(button));
    expect([notice('a')?.hidden, notice('b')?.hidden]).toEqual([true, false]);
  });

  it('cannot be dismissed where the owner says so', async () => {
    const notice = await show({ id: 'a', text: 'Uno', dismissible: false });
    expect(notice('a')?.querySelector('button')).toBeNull();
  });

  it('wait for a moment beyond the longest timer', async () => {
    const notice = await show({ id: 'a', text: 'Dentro de un mes', from: START + 40 * 86_400, waiting: true });
    await pass(30 * 86_400);
    expect(notice('a')?.hidden).toBe(true);
    await pass(11 * 86_400);
    expect(notice('a')?.hidden).toBe(false);
  });
});
