import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys in the browsers that Playwright cannot drive as they are. */
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
