import { loadChunk } from '../browser/load-chunk';
import { report } from './events';
import { startTimer } from '../browser/lifetime';
import type { Mount, View, ViewMount } from './define';

type IslandState = 'claimed' | 'loading' | 'live' | 'failed';

export const markState = (host: HTMLElement, state: IslandState): void => host.setAttribute('data-island-state', state);

export type Ending = Pick<AbortController, 'abort' | 'signal'>;

/** A controller whose signal also aborts when the parent aborts. */
export const createChildController = (parent: AbortSignal): Ending => {
  const own = new AbortController();
  return { abort: () => own.abort(), signal: AbortSignal.any([parent, own.signal]) };
};

interface Life {
  readonly name: string;
  readonly host: HTMLElement;
  /** Ends the island on this host. */
  readonly ending: Ending;
  painter?: Ending;
}

/** Mounts a painter after ending an earlier one. Returns `false` when it threw; the markup then stays as it is. */
export const mountPainter = (life: Life, mount: Mount, isWhole: boolean): boolean => {
  const { name, host, ending } = life;
  life.painter?.abort();
  // Without a view the painter lives as long as the island.
  const own = isWhole ? ending : (life.painter = createChildController(ending.signal));
  try {
    mount(host, { signal: own.signal });
    if (isWhole) markState(host, 'live');
    return true;
  } catch (error) {
    own.abort();
    markState(host, 'failed');
    report(name, 'island_failed', error, host);
    return false;
  }
};

/** View chunks that failed to load: reported once, for any number of hosts. */
const lost = new WeakSet<View['load']>();

/**
 * Lifecycle of a view on its host: wake, load, mount, then live or failed; the island's end aborts it at any point.
 * `restoreContent` receives the host's content from before the mount, or `undefined` if it was never mounted.
 */
export const mountView = (
  life: Life,
  { wake, load }: View,
  restoreContent: (content: readonly Node[] | undefined) => void,
): void => {
  const { name, host } = life;
  const own = createChildController(life.ending.signal);
  const waking = createChildController(own.signal);
  let content: Node[] | undefined;
  let isWoken = false;

  const reportOn = (code: string, error: unknown) => report(name, code, error, host);

  const fail = (error: unknown, isReported = false) => {
    if (own.signal.aborted) return;
    own.abort();
    markState(host, 'failed');
    if (!isReported) reportOn('island_failed', error);
  };

  const mount = (loaded: { readonly mount: ViewMount }) => {
    try {
      content = [...host.childNodes].map((node) => node.cloneNode(true));
      loaded.mount(host, { signal: own.signal, report: reportOn, fail });
      if (!own.signal.aborted) markState(host, 'live');
    } catch (error) {
      fail(error);
    }
    const end = () => restoreContent(content);
    // Added after the view's own abort listeners, so React has emptied the host by then.
    own.signal.addEventListener('abort', end);
    if (own.signal.aborted) end();
  };

  const start = () => {
    if (isWoken || waking.signal.aborted) return;
    isWoken = true;
    // Deferred, because a wake that calls back synchronously has not added its abort listener yet.
    queueMicrotask(waking.abort);
    markState(host, 'loading');
    // Mount in a separate task, because evaluating the chunk already takes long.
    loadChunk(load, own.signal).then(
      (loaded) => startTimer(() => mount(loaded), 0, own.signal),
      (error: unknown) => {
        if (own.signal.aborted) return;
        fail(error, lost.has(load));
        lost.add(load);
        restoreContent(undefined);
      },
    );
  };

  wake(host, start, waking.signal);
};
