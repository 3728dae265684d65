import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissNotice } from '../../../widgets/notices/dismissals';
import { showInTime } from '../../../widgets/notices/store-notices';
import golden from '../../contract/golden/store-notices.json';

const START = 1_800_000_000;
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: START * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

interface Item {
  readonly id: string;
  readonly from?: number;
  readonly until?: number;
  readonly waiting?: boolean;
}

const printed = ({ id, from, until, waiting }: Item): string =>
  `<div class="islas-notice" data-notice-id="${id}"${from ? ` data-from="${from}"` : ''}${until ? ` data-until="${until}"` : ''}${waiting ? ' hidden' : ''}><button>Descartar</button></div>`;

const notice = (id: string) => document.querySelector<HTMLElement>(`[data-notice-id="${id}"]`) as HTMLElement;
const show = (...items: readonly Item[]) => {
  document.body.innerHTML = `<div data-island="store-notices"><div class="islas-notices">${items.map(printed).join('')}</div></div>`;
  showInTime(document.body.firstElementChild as HTMLElement, { signal: life.signal });
};
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe("the owner's notices", () => {
  it('without limits are shown', () => {
    show({ id: 'a' });
    expect(notice('a').hidden).toBe(false);
  });

  it('begin and end while the page is open', () => {
    show({ id: 'a', from: START + 3600, until: START + 7200, waiting: true });
    pass(3590);
    expect(notice('a').hidden).toBe(true);
    pass(20);
    expect(notice('a').hidden).toBe(false);
    pass(3600);
    expect(notice('a').hidden).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follow the clock when a cached page shows an outdated state', () => {
    show({ id: 'begun', from: START - 60, waiting: true }, { id: 'over', until: START - 60 });
    expect([notice('begun').hidden, notice('over').hidden]).toEqual([false, true]);
  });

  it('are dismissed one by one, at once, and stay away when another begins', () => {
    show({ id: 'a' }, { id: 'b' }, { id: 'c', from: START + 60, waiting: true });
    dismissNotice(notice('a').querySelector('button') as HTMLElement, new Event('click'));
    expect(document.cookie).toContain('store_noticea=hidden');
    pass(61);
    expect(['a', 'b', 'c'].map((id) => notice(id).hidden)).toEqual([true, false, false]);
  });

  it('are not dismissed by a control outside of them', () => {
    show({ id: 'a' });
    expect(dismissNotice(document.body, new Event('click'))).toBe(false);
    expect(notice('a').hidden).toBe(false);
  });

  it('wait for a moment beyond the longest timer', () => {
    show({ id: 'a', from: START + 40 * 86_400, waiting: true });
    pass(30 * 86_400);
    expect(notice('a').hidden).toBe(true);
    pass(11 * 86_400);
    expect(notice('a').hidden).toBe(false);
  });

  it('leave no timer after dispose', () => {
    show({ id: 'a', from: START + 60, waiting: true });
    life.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** A node of a golden tree, with which `tests/contract/markup.php` compares PHP's output. */
type Tree = string | { tag: string; attributes: Record<string, string>; children: readonly Tree[] };

const build = (tree: Tree): Node => {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const element = document.createElement(tree.tag);
  for (const [name, value] of Object.entries(tree.attributes)) element.setAttribute(name, value);
  element.append(...tree.children.map(build));
  return element;
};

describe('markup that PHP prints', () => {
  it.each(golden)('shows and hides notices at their times: $case', ({ props, tree }) => {
    const host = document.createElement('div');
    host.append(...(tree as unknown as Tree[]).map(build));
    document.body.replaceChildren(host);
    const shownAt = (time: number) => {
      vi.setSystemTime(time * 1000);
      const visit = new AbortController();
      showInTime(host, { signal: visit.signal });
      visit.abort();
      return props.notices.filter(({ id }) => !notice(id).hidden).map(({ id }) => id);
    };
    for (const time of [START, ...props.notices.flatMap(({ from, until }) => [from, from + 1, until - 1, until])])
      expect(shownAt(time)).toEqual(
        props.notices.filter(({ from, until }) => from <= time && (!until || time < until)).map(({ id }) => id),
      );
    expect([...host.querySelectorAll('[data-islas-action="notice.dismiss"]')]).toHaveLength(
      props.notices.filter(({ dismissible }) => dismissible).length,
    );
  });
});
