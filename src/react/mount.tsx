import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ViewMount } from '../runtime/define';

/**
 * Mounts a view: adopts the tree in the host as it is at the moment, or fills a host that is empty; both within this
 * task, so that nothing is painted or chosen in between. `read` gives the props from what the host carries. Each root
 * is its own error boundary: what a view throws ends this island alone, and the loader puts back what was there.
 */
export const hydrate =
  <P extends object>(View: ComponentType<P>, read: (host: HTMLElement) => P): ViewMount =>
  (host, { signal, report, fail }) => {
    const view = <View {...read(host)} />;
    const options = {
      // React is still at work when it says so, and a root may not be unmounted from inside its own work.
      onUncaughtError: (error: unknown) => queueMicrotask(() => fail(error)),
      onRecoverableError: (error: unknown) => report('markup_drift', error),
    };
    flushSync(() => {
      const root = host.hasChildNodes() ? hydrateRoot(host, view, options) : createRoot(host, options);
      if (!host.hasChildNodes()) root.render(view);
      signal.addEventListener('abort', () => root.unmount());
    });
  };
