import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys in unmodified Firefox and WebKit, which Playwright cannot drive. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/browsers/*.test.ts'],
    // One browser at a time.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
