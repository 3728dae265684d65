import { vi } from 'vitest';
import { takeTurn } from '../../../src/woocommerce/request-queue';
import { WebLocks } from './web-locks';

/** The queue of all tabs, new for each test. */
export const withLocks = (): void => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new WebLocks() });
};

/** Another tab's request about the cart: it lasts until the answer is called. */
export const busyTab = (): Promise<() => void> => takeTurn();

/** Lets promises and what they cause run. */
export const ticks = (): Promise<void> => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 20)));
