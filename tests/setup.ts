import { afterEach, vi } from 'vitest';
import './unhandled';

// A test that says `@vitest-environment node` has no page and starts in a fraction of the time.
if (typeof document !== 'undefined') await import('./setup-page');

// A busy machine makes no test fail, so a wait is long; it looks often, because most end soon.
const PATIENCE = 15_000;
const INTERVAL = 10;
const { waitFor, waitUntil } = vi;
const patient = (options: number | { timeout?: number } = {}) => ({
  timeout: PATIENCE,
  interval: INTERVAL,
  ...(typeof options === 'number' ? { timeout: options } : options),
});
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));

// Registered last, so it runs before the clean-up of the page.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
