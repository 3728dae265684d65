import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * What the three entries ask of the bundle. `embed` fetches `main` at run time by its hashed name: known to the
 * bundler as an import, it would split the core in two files. `head` is printed inline as a classic script, where
 * its names would be everybody's without a function around them.
 */
const entries: Plugin = {
  name: 'islas-entries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './main' && importer?.endsWith('/embed.ts') ? { id: './main', external: true } : null,
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const main = chunks.find((chunk) => chunk.name === 'main')?.fileName ?? '';
    for (const chunk of chunks) {
      if (chunk.name === 'embed') chunk.code = chunk.code.replace('./main', `./${main}`);
      if (chunk.name === 'head') chunk.code = `(()=>{${chunk.code.replace(/export\s*\{\s*\};?\s*$/, '').trim()}})();\n`;
    }
  },
};

/**
 * The library build: ES modules for the browser, one manifest for PHP, CSS per view.
 * `main` is the entry a shop loads (exports nothing), `embed` is for hosts without the plugin and has a name that
 * npm users can rely on, `head` is the script printed in the head.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.VITEST ? 'test' : 'production') },
  plugins: [entries],
  build: {
    outDir: 'php-plugin/build',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    cssCodeSplit: true,
    minify: true,
    lib: {
      entry: { main: 'src/main.ts', embed: 'src/embed.ts', head: 'src/head.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      // Chunks take what they share from the entry itself: the core stays one file.
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : '[name]-[hash].js'),
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
