import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The package as an npm user gets it: packed, installed, type-checked, built and used in a browser; with ISLAS_FRAMEWORKS also in frameworks that npm downloads. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/pack/*.test.ts', ...(process.env['ISLAS_FRAMEWORKS'] ? ['tests/pack/frameworks/*.test.ts'] : [])],
    globalSetup: 'tests/pack/setup.ts',
    // Some test files write into one project.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
