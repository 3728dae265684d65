import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The library build: ES modules for the browser, one manifest for PHP, CSS per view.
 * `main` is the entry a shop loads (exports nothing); `embed` is for hosts without the plugin.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.VITEST ? 'test' : 'production') },
  resolve: { alias: { '@wordpress/private-apis': fileURLToPath(new URL('src/api/private-apis.ts', import.meta.url)) } },
  build: {
    outDir: 'php-plugin/build',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    cssCodeSplit: true,
    minify: true,
    lib: {
      entry: { main: 'src/main.ts', embed: 'src/embed.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        minify: true,
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://127.0.0.1:5173/tienda/' } },
    setupFiles: ['tests/setup.ts'],
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    typecheck: { enabled: false },
    restoreMocks: true,
    testTimeout: 10_000,
  },
});
