import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emitTypes } from './types.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const PACKAGE = join(ROOT, 'dist/package');

/** Entries for hosts with a bundler, by the name of the built file. */
const HOSTS = {
  islas: 'src/entries/standalone.ts',
  react: 'src/entries/react-package.ts',
  'spanish-texts': 'src/entries/spanish-texts.ts',
};
/** The entry for pages without a bundler. It is built into a separate folder, which contains React. */
const BROWSER = { islas: 'src/entries/browser-package.ts' };
/** The pretend shop for tests and component workbenches: in Node, in a service worker, or as handlers. */
const MOCKS = Object.fromEntries(
  ['node', 'browser', 'handlers', 'site', 'shop'].map((name) => [`mocks/${name}`, `mocks/${name}.ts`]),
);

/** Peer dependencies: the host's React and its own MSW. */
const PEERS = /^(react|react-dom|msw)(\/|$)/;

/** In frameworks with server components, these are for the browser: their functions cannot be called on the server. */
const CLIENT = new Set(['islas', 'react']);

/** What a server component imports: components to render in the browser, and texts as they are. */
const REACT_SERVER = "export * from './react.js';\nexport { spanishTexts } from './spanish-texts.js';\n";

/**
 * Builds modules with all dependencies except `external`, and shared code in one file. Separate from the plugin's build,
 * whose files are split for pages that PHP prints.
 * @param {Record<string, string>} entry @param {import('vite').BuildEnvironmentOptions} options
 */
const bundle = (entry, { outDir = PACKAGE, minify = false, rolldownOptions }) =>
  build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@wordpress/private-apis': join(ROOT, 'src/wordpress/rest/private-apis.ts') } },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify,
      cssCodeSplit: false,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        ...rolldownOptions,
        output: {
          entryFileNames: '[name].js',
          // Shared files only define: `sideEffects` in package.json lets a host's bundler leave out those that it does not use.
          chunkFileNames: ({ isDynamicEntry }) => `${isDynamicEntry ? 'parts' : 'chunks'}/[name]-[hash:7].js`,
          // Beside each other in one file with a feature's markup they would bring it to every host.
          codeSplitting: { groups: [{ name: 'react-parts', test: /src\/react\/(use-live|control-props)/ }] },
          ...rolldownOptions?.output,
        },
      },
    },
  });

/** Builds `dist/package`, to which the `exports` of package.json refer. */
export const buildPackage = async () => {
  rmSync(PACKAGE, { recursive: true, force: true });
  await bundle(HOSTS, {
    rolldownOptions: { external: PEERS, output: { banner: ({ name }) => (CLIENT.has(name) ? "'use client';" : '') } },
  });
  writeFileSync(join(PACKAGE, 'react-server.js'), REACT_SERVER);
  await bundle(BROWSER, { outDir: join(PACKAGE, 'browser'), minify: true });
  await bundle(MOCKS, { rolldownOptions: { external: PEERS } });
  emitTypes(ROOT, [HOSTS, BROWSER, MOCKS].flatMap(Object.values), join(PACKAGE, 'types'));
};

if (process.argv[1] === import.meta.filename) await buildPackage();
