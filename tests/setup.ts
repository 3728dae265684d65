import { afterEach, vi } from 'vitest';
import './unhandled';

// A test that says `@vitest-environment node` has no page and starts in a fraction of the time.
if (typeof document !== 'undefined') await import('./setup-page');

// A wait ends just before its test does: a busy machine makes no test fail. It looks often, because most waits are short.
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
