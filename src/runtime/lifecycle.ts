import { loadChunk } from '../browser/load-chunk';
import { report } from './events';
import { startTimer } from '../browser/lifetime';
import type { Mount, View, ViewMount } from './define';

type IslandState = 'claimed' | 'loading' | 'live' | 'failed';

export const show = (host: HTMLElement, state: IslandState): void => host.setAttribute('data-island-state', state);

export type Ending = Pick<AbortController, 'abort' | 'signal'>;

/** A controller whose signal also ends when the parent does. */
export const child = (parent: AbortSignal): Ending => {
  const own = new AbortController();
  return { abort: () => own.abort(), signal: AbortSignal.any([parent, own.signal]) };
};

interface Life {
  readonly name: string;
  readonly host: HTMLElement;
  /** Of the island on this host. */
  readonly ending: Ending;
  painter?: Ending;
}

/** Mounts a painter, in the place of an earlier one; `false` when it threw: then the markup stays as it is. */
export const livePainter = (life: Life, mount: Mount, isWhole: boolean): boolean => {
  const { name, host, ending } = life;
  life.painter?.abort();
  // What has no view is painted once: the painter's end is the island's.
  const own = isWhole ? ending : (life.painter = child(ending.signal));
  try {
    mount(host, { signal: own.signal });
    if (isWhole) show(host, 'live');
    return true;
  } catch (error) {
    own.abort();
    show(host, 'failed');
    report(name, 'island_failed', error, host);
    return false;
  }
};

/** Files of views that could not be had: said once, however many hosts asked. */
const lost = new WeakSet<View['load']>();

/**
 * One view's way on its host: wake, load, mount, live or failed; its signal ends it at any point. `giveBack` receives
 * what the host held before the view began, or nothing if it never did.
 */
export const liveView = (
  life: Life,
  { wake, load }: View,
  giveBack: (content: readonly Node[] | undefined) => void,
): void => {
  const { name, host } = life;
  const own = child(life.ending.signal);
  const waking = child(own.signal);
  let content: Node[] | undefined;
  let isWoken = false;

  const tell = (code: string, error: unknown) => report(name, code, error, host);

  const fail = (error: unknown, isSaid = false) => {
    if (own.signal.aborted) return;
    own.abort();
    show(host, 'failed');
    if (!isSaid) tell('island_failed', error);
  };

  const mount = (loaded: { readonly mount: ViewMount }) => {
    try {
      content = [...host.childNodes].map((node) => node.cloneNode(true));
      loaded.mount(host, { signal: own.signal, report: tell, fail });
      if (!own.signal.aborted) show(host, 'live');
    } catch (error) {
      fail(error);
    }
    const end = () => giveBack(content);
    // After the view's own listeners: React has emptied the host by now.
    own.signal.addEventListener('abort', end);
    if (own.signal.aborted) end();
  };

  const go = () => {
    if (isWoken || waking.signal.aborted) return;
    isWoken = true;
    // Later, because a wake whose condition holds at once still has to say how it ends.
    queueMicrotask(waking.abort);
    show(host, 'loading');
    // Each in a task of its own: the file's evaluation is long enough.
    loadChunk(load, own.signal).then(
      (loaded) => startTimer(() => mount(loaded), 0, own.signal),
      (error: unknown) => {
        if (own.signal.aborted) return;
        fail(error, lost.has(load));
        lost.add(load);
        giveBack(undefined);
      },
    );
  };

  wake(host, go, waking.signal);
};
