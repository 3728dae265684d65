import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emitTypes } from './types.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const PACKAGE = join(ROOT, 'dist/package');

/** Entries for the browser, by the name of the built file. */
const BROWSER = { islas: 'src/entries/standalone.ts', react: 'src/entries/react-package.ts' };
/** The pretend shop for tests and component workbenches: in Node, in a service worker, or as handlers. */
const MOCKS = Object.fromEntries(
  ['node', 'browser', 'handlers', 'site', 'shop'].map((name) => [`mocks/${name}`, `mocks/${name}.ts`]),
);

/** Peer dependencies: the host's React and its own MSW. */
const PEERS = /^(react|react-dom|msw)(\/|$)/;

/**
 * Builds modules for bundlers and Node: not minified, with all dependencies except the peers, and shared code in one
 * file. Separate from the plugin's build, whose files are split for pages that PHP prints.
 * @param {Record<string, string>} entry
 */
const bundle = (entry) =>
  build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@wordpress/private-apis': join(ROOT, 'src/wordpress/rest/private-apis.ts') } },
    build: {
      outDir: PACKAGE,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      cssCodeSplit: false,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: PEERS,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          // In frameworks with server components, this makes them client components.
          banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
        },
      },
    },
  });

/** Builds `dist/package`, to which the `exports` of package.json refer. */
export const buildPackage = async () => {
  rmSync(PACKAGE, { recursive: true, force: true });
  await bundle(BROWSER);
  await bundle(MOCKS);
  emitTypes(ROOT, [...Object.values(BROWSER), ...Object.values(MOCKS)], join(PACKAGE, 'types'));
};

if (process.argv[1] === import.meta.filename) await buildPackage();
