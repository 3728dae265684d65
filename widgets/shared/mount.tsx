import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ViewMount } from '../../src/island/define';

/**
 * Mounts a view: adopts the tree in the host, or fills a host that is empty. `read` gives the props from what the
 * host carries, and takes its own data out of the host. Each root is its own error boundary: what a view throws
 * ends this island alone, and the loader puts the server's HTML back.
 */
export const hydrate =
  <P extends object>(View: ComponentType<P>, read: (host: HTMLElement) => P): ViewMount =>
  (host, { signal, report, fail }) => {
    const view = <View {...read(host)} />;
    const options = {
      // React is still at work when it says so, and a root may not be unmounted from inside its own work.
      onUncaughtError: (error: unknown) => queueMicrotask(() => fail(error)),
      // A view that ends before it is adopted says so too; nothing drifted then.
      onRecoverableError: (error: unknown) => signal.aborted || report('markup_drift', error),
    };
    const root = host.hasChildNodes() ? hydrateRoot(host, view, options) : createRoot(host, options);
    if (!host.hasChildNodes()) root.render(view);
    signal.addEventListener('abort', () => root.unmount());
  };
