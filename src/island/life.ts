import type { MountSource, ViewContext } from './define';
import { report } from '../services/events';
import { retry } from './retry';
import { child } from './signal';

type IslandState = 'claimed' | 'loading' | 'live' | 'failed';

export const show = (host: HTMLElement, state: IslandState): void => host.setAttribute('data-island-state', state);

type AnyMount = (host: HTMLElement, context: ViewContext) => void;

interface Life {
  readonly name: string;
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** A view failed: the host is the server's again, with this content if the view had begun. Painters own none. */
  readonly giveBack?: (content: readonly Node[] | undefined) => void;
}

/** One painter's or view's way on its host: wake, load, mount, live or failed; its signal ends it at any point. */
export const live = ({ name, host, signal, giveBack }: Life, source: MountSource<AnyMount>): void => {
  const life = child(signal);
  const waking = child(life.signal);
  let content: Node[] | undefined;

  const tell = (code: string, error: unknown) => report(name, code, error, host);

  const fail = (error: unknown) => {
    if (life.signal.aborted) return;
    life.abort();
    giveBack?.(content);
    show(host, 'failed');
    tell('island_failed', error);
  };

  const mount = (loaded: { readonly mount: AnyMount }) => {
    if (life.signal.aborted) return;
    try {
      if (giveBack) content = [...host.childNodes].map((node) => node.cloneNode(true));
      loaded.mount(host, { signal: life.signal, report: tell, fail });
      if (life.signal.aborted) return;
      show(host, 'live');
      performance.mark(`islas:${name}`);
    } catch (error) {
      fail(error);
    }
  };

  const go = () => {
    if (waking.signal.aborted) return;
    waking.abort();
    if ('mount' in source) return mount(source);
    show(host, 'loading');
    retry(source.load).then(mount, fail);
  };

  source.wake(host, go, waking.signal);
};
