import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"test"' },
  test: {
    environment: './tests/environment.ts',
    environmentOptions: { happyDOM: { url: 'http://127.0.0.1:5173/tienda/' } },
    alias: {
      '@wordpress/private-apis': pathOf('src/wordpress/rest/private-apis.ts'),
      // Globals of WordPress' own screens, which are no packages of this project.
      '@wordpress/components': pathOf('tests/unit/admin/wordpress-components.tsx'),
      '@wordpress/element': pathOf('tests/unit/admin/wordpress-element.ts'),
    },
    setupFiles: ['tests/setup.ts'],
    pool: 'threads',
    // Half of a test's time it waits, so that one process per core is not too many.
    maxWorkers: '100%',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    typecheck: { enabled: false },
    restoreMocks: true,
    // A test that computes a second alone may wait for its turn on a busy machine.
    testTimeout: 60_000,
  },
});
