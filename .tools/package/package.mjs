import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emitTypes } from './types.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const PACKAGE = join(ROOT, 'dist/package');

/** What the browser gets, by the name of its file. */
const BROWSER = { islas: 'src/entries/standalone.ts', react: 'src/entries/react-package.ts' };
/** The pretend shop, for tests and workbenches: in Node, in a service worker, or as handlers. */
const MOCKS = Object.fromEntries(
  ['node', 'browser', 'handlers', 'site', 'shop'].map((name) => [`mocks/${name}`, `mocks/${name}.ts`]),
);

/** Peer dependencies: the host's React and its own MSW. */
const PEERS = /^(react|react-dom|msw)(\/|$)/;

/**
 * Modules as a bundler or Node takes them: not minified, everything but the peers inside, what two entries share in one
 * file. Apart from the plugin's build, whose files are cut for pages that PHP prints.
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
          chunkFileNames: 'chunks/[name]-[hash:6].js',
          // Frameworks with server components render these in the browser too.
          banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
        },
      },
    },
  });

/** Makes `dist/package`, which the `exports` of package.json lead to. */
export const buildPackage = async () => {
  rmSync(PACKAGE, { recursive: true, force: true });
  await bundle(BROWSER);
  await bundle(MOCKS);
  emitTypes(ROOT, [...Object.values(BROWSER), ...Object.values(MOCKS)], join(PACKAGE, 'types'));
};

if (process.argv[1] === import.meta.filename) await buildPackage();
