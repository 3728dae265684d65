import { vi } from 'vitest';
import { takeTurn } from '../../../src/woocommerce/request-queue';
import { WebLocks } from './web-locks';

/** Installs a new lock manager, so that each test has an empty queue. */
export const withLocks = (): void => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new WebLocks() });
};

/** Takes the turn as another tab's cart request; the returned function ends it. */
export const busyTab = (): Promise<() => void> => takeTurn();

/** Waits until promises and short tasks have run. */
export const ticks = (): Promise<void> => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 20)));
