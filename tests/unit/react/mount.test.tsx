import { useStore } from '@nanostores/react';
import { act, waitFor } from '@testing-library/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Island } from '../../../src/runtime/define';
import { startIslands } from '../../../src/runtime/loader';
import { hydrate } from '../../../src/react/mount';
import { useLive } from '../../../src/react/use-live';

const $open = atom('closed');
let page: AbortController;
let errors: { name: string; code: string }[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = new AbortController();
  $open.set('closed');
  errors = [];
  const received = (event: Event) => {
    errors.push((event as CustomEvent).detail);
    event.preventDefault();
  };
  document.addEventListener('islas:island-error', received, { signal: page.signal });
});
afterEach(() => act(async () => page.abort()));

const Drawer = ({ title }: { readonly title: string }) => {
  const open = useStore($open);
  return (
    <>
      <button type="button" data-state={open}>
        {title}
      </button>
      <p>2 artículos</p>
    </>
  );
};

const PRINTED = '<button type="button" data-state="closed">Cesta</button><p>2 artículos</p>';

const island = (View: (props: { readonly title: string }) => React.ReactNode): Island => ({
  name: 'drawer',
  selector: '.drawer',
  feature: 'cart',
  view: {
    wake: (_host, callback) => callback(),
    load: async () => ({ mount: hydrate(View, () => ({ title: 'Cesta' })) }),
  },
});

/** Waits until the view is mounted, in a separate task after its file has loaded, and React's tasks have run. */
const mounted = async () => {
  await vi.waitUntil(() => at('.drawer').dataset.islandState === 'live');
  await new Promise((resolve) => setTimeout(resolve, 5));
};

const open = (content: string, View = Drawer as (props: { readonly title: string }) => React.ReactNode) =>
  act(async () => {
    document.body.innerHTML = `<aside class="drawer">${content}</aside>`;
    startIslands([island(View)], page.signal);
    await mounted();
  });
const at = (selector: string) => document.querySelector(selector) as HTMLElement;

describe('hydrate', () => {
  test('keeps server-rendered nodes and the focus, without an error', async () => {
    document.body.innerHTML = `<aside class="drawer">${PRINTED}</aside>`;
    const button = at('button');
    button.focus();
    await act(async () => {
      startIslands([island(Drawer)], page.signal);
      await mounted();
    });
    expect(at('button')).toBe(button);
    expect(button).toHaveFocus();
    expect(errors).toEqual([]);
  });

  test('keeps a change that the painter made before React loaded', async () => {
    $open.set('open');
    document.body.innerHTML = `<aside class="drawer">${PRINTED.replace('closed', 'open')}</aside>`;
    const button = at('button');
    await act(async () => {
      startIslands([island(Drawer)], page.signal);
      await mounted();
    });
    expect(at('button')).toBe(button);
    expect(button.dataset.state).toBe('open');
    expect(errors).toEqual([]);
  });

  test('renders into an empty host', async () => {
    await open('');
    expect(at('button').textContent).toBe('Cesta');
  });

  test('reports markup that differs from the view, and renders the view', async () => {
    await open(PRINTED.replace('Cesta', '<b>Otra cosa</b>'));
    expect(errors).toMatchObject([{ name: 'drawer', code: 'markup_drift' }]);
    expect(at('.drawer').dataset.islandState).toBe('live');
    expect(at('button').textContent).toBe('Cesta');
  });

  // With `act`, React reports uncaught errors there instead of to the root, so these tests do without it.
  const openAsAPage = async (View: (props: { readonly title: string }) => React.ReactNode) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    document.body.innerHTML = `<aside class="drawer">${PRINTED}</aside>`;
    startIslands([island(View)], page.signal);
  };
  const failed = () => waitFor(() => expect(at('.drawer').dataset.islandState).toBe('failed'));

  test('restores the printed HTML when a view throws during hydration', async () => {
    await openAsAPage(() => {
      throw new Error('broken');
    });
    await failed();
    expect(at('.drawer').innerHTML).toBe(PRINTED);
    expect(errors).toContainEqual(expect.objectContaining({ code: 'island_failed' }));
  });

  test('restores the printed HTML when a view throws later', async () => {
    await openAsAPage(({ title }) => {
      const state = useStore($open);
      if (state === 'broken') throw new Error('broken');
      return (
        <>
          <button type="button" data-state={state}>
            {title}
          </button>
          <p>2 artículos</p>
        </>
      );
    });
    await waitFor(() => expect(at('.drawer').dataset.islandState).toBe('live'));
    $open.set('broken');
    await failed();
    expect(at('.drawer').innerHTML).toBe(PRINTED);
  });

  test('reports no mismatch for a view removed before hydration', async () => {
    document.body.innerHTML = `<aside class="drawer">${PRINTED}</aside>`;
    await act(async () => {
      startIslands([island(Drawer)], page.signal);
      page.abort();
    });
    expect(errors).toEqual([]);
  });

  test('leaves one subscription after a hundred replacements', async () => {
    await open(PRINTED);
    for (let i = 0; i < 100; i++)
      await act(async () => {
        at('.drawer').outerHTML = `<aside class="drawer">${PRINTED}</aside>`;
        await mounted();
      });
    expect(at('.drawer').dataset.islandState).toBe('live');
    expect($open.lc).toBe(1);
  });
});

describe('hooks', () => {
  test('useLive is false on the server and while hydrating, true from then on', async () => {
    const Live = () => <i>{useLive() ? 'yes' : 'no'}</i>;
    expect(renderToString(<Live />)).toBe('<i>no</i>');
    await open('<i>no</i>', Live);
    expect(errors).toEqual([]);
    expect(at('i').textContent).toBe('yes');
  });

  test('local state of one view does not affect another', async () => {
    const Tab = () => {
      const [tab, setTab] = useState(1);
      return <button type="button" onClick={() => setTab(2)}>{`${tab}`}</button>;
    };
    await open('', Tab);
    await act(async () => at('button').click());
    expect(at('button').textContent).toBe('2');
  });
});
