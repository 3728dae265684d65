import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { type ViteUserConfig as UserConfig, defineConfig } from 'vitest/config';
import { helpers } from './.tools/build/helpers.mjs';
import { PLATFORM_GLOBALS } from './.tools/build/platform-globals.mjs';
import { PRINTED, stableNames } from './.tools/build/stable-names.mjs';
import { readFeatures } from './.tools/features/read.mjs';

const FEATURES = readFeatures(import.meta.dirname);
/** Entries of features, in the order in which they share files: each takes from those before it what they have in common. */
const DECLARED = FEATURES.flatMap(({ entries }) => entries);
const PLATFORM = {
  main: 'src/main.ts',
  embed: 'src/entries/standalone.ts',
  'head-events': 'src/entries/head/event-buffer.ts',
};
/**
 * Entries from whose code other files take something. Such an entry is two files: the one that a page prints, which only
 * imports the other. A page from before an update prints an older version behind the name, and a file that is imported
 * by two addresses would run twice, with two sets of stores.
 */
const IMPORTED = new Set(['main', 'product', 'gallery', 'product-tabs', 'cart-page', 'consent', 'shop-events']);
const ENTRIES: Record<string, string> = Object.fromEntries(
  Object.entries({ ...PLATFORM, ...Object.fromEntries(DECLARED.map(({ name, file }) => [name, file])) }).map(
    ([name, file]) => [name, IMPORTED.has(name) ? file + PRINTED : file],
  ),
);

/** Entries whose file imports no other: scripts of the head, and one that runs beside a tool for consent. */
const SELF_CONTAINED: Readonly<Record<string, string>> = {
  [PLATFORM['head-events']]: 'head',
  ...Object.fromEntries(
    DECLARED.filter(({ when, isSelfContained }) => isSelfContained || when === 'inline').map(({ name, file }) => [
      file,
      name,
    ]),
  ),
};

/** The suffix of a module that has been copied into a self-contained file, or into the file of variable products. */
const COPY = /\?(?!printed)([a-z-]+)$/;

/** What adds from a product's form. The file of variable products and that of cards have a copy of it. */
const ADD = /\/widgets\/product-add\/(?!entry)[\w-]+\.ts$/;
const VARIABLE = /\/src\/entries\/(product|cards)\.ts$|\/widgets\/swatches\/card\//;

/** The name of the copies that a module's imports become; undefined where they are shared. */
const copyFor = (importer: string): string | undefined =>
  SELF_CONTAINED[relative(import.meta.dirname, importer)] ??
  COPY.exec(importer)?.[1] ??
  (VARIABLE.test(importer) ? 'variable' : undefined);

/**
 * What some entries ask of the bundle. `embed` fetches the core at run time by its address: known to the
 * bundler as an import, it would split the core in two files. A `head` is printed inline as a classic script, where
 * its names would be everybody's without a function around them, and where nothing can be imported: it has copies
 * of its own of what it shares with others. The file of variable products has a copy of what adds from a form: such a
 * page fetches it with the rest, and that of a simple product fetches it alone.
 */
const entries: Plugin = {
  name: 'islas-entries',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (id.endsWith(PRINTED)) return resolve(import.meta.dirname, id);
    if (id === '../main' && importer?.endsWith('/entries/standalone.ts')) return { id: './main', external: true };
    const copy = copyFor(importer ?? '');
    const found = copy && (await this.resolve(id, importer?.replace(/\?.*/, ''), { ...options, skipSelf: true }));
    return found && (copy !== 'variable' || ADD.test(found.id)) ? { ...found, id: `${found.id}?${copy}` } : null;
  },
  load: (id) => (id.endsWith(PRINTED) ? `export * from ${JSON.stringify(id.slice(0, -PRINTED.length))};` : null),
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const core = chunks.find((chunk) => chunk.name === 'core')?.fileName ?? '';
    for (const chunk of chunks) {
      if (chunk.name === 'embed') chunk.code = chunk.code.replace('./main', `./${core}`);
      if (chunk.name.startsWith('head'))
        chunk.code = `(()=>{${chunk.code.replace(/export\s*\{\s*\};?\s*$/, '').trim()}})();\n`;
    }
  },
};

/**
 * A page fetches one file; one with a product's form or with frames two (R2.1), a listing with swatches on its cards
 * three: each holds all that its entry imports, and takes from those before it what it shares with them.
 */
const TOGETHER = [
  { name: 'main', part: 'core', root: PLATFORM.main },
  ...DECLARED.filter(({ file }) => !SELF_CONTAINED[file]).map(({ name, file }) => ({
    name,
    part: IMPORTED.has(name) ? `${name}-core` : name,
    root: file,
  })),
];

/** `widgets/drawer/view.tsx` becomes `drawer-view`: a name that no other file has, and that stays. */
const nameOfSource = (source: string): string =>
  source
    .replace(/\?[\w-]+$/, '')
    .replace(/^(widgets|src\/entries|src)\//, '')
    .replace(/(\/entry)?\.tsx?$/, '')
    .replaceAll('/', '-');
const nameOfChunk = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string =>
  facadeModuleId ? nameOfSource(relative(import.meta.dirname, facadeModuleId)) : name;
/** Names that stay, with the version behind them in whatever refers to the file (`stableNames`). */
const NAMES: Rolldown.OutputOptions = {
  entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : '[name].js?ver=[hash:8]'),
  chunkFileNames: (chunk) => `${nameOfChunk(chunk)}.js?ver=[hash:8]`,
  assetFileNames: ({ originalFileNames: [source] }) => `${source ? nameOfSource(source) : '[name]'}[extname]`,
  // The files of neighbouring versions fit together where web heads or a browser's cache mix them.
  minifyInternalExports: false,
};
/** Of nanostores, what its hook for React alone uses; its entry names it to every file. */
const ONLY_VIEWS = /nanostores\/(listen-keys|deep-map)\//;
const fileOf = new Map<string, string>();

const together: Plugin = {
  name: 'islas-together',
  apply: 'build',
  buildEnd() {
    fileOf.clear();
    const add = (id: string, name: string) => {
      if (fileOf.has(id) || ONLY_VIEWS.test(id)) return;
      fileOf.set(id, name);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) add(next, name);
    };
    for (const { name, root } of TOGETHER)
      for (const id of this.getModuleIds()) if (id.endsWith(`/${root}`)) add(id, name);
  },
};

/**
 * Built apart, so that no file is shared: the storefront's would start on the owner's screens. `screen` is a classic
 * script, because WordPress has what it imports as globals.
 */
const APART: Record<string, { manifest: string; entry: Record<string, string>; format: 'es' | 'iife' }> = {
  admin: { manifest: 'admin.json', entry: { admin: 'widgets/admin/entry.ts' }, format: 'es' },
  screen: { manifest: 'screen.json', entry: { screen: 'widgets/admin/screen/entry.ts' }, format: 'iife' },
};
const STOREFRONT = { manifest: 'manifest.json', entry: ENTRIES, format: 'es' } as const;

/**
 * The library build: ES modules for the browser, one manifest for PHP, CSS per view.
 * `main` is the entry a shop loads (exports nothing), `embed` is for hosts without the plugin and has a name that
 * npm users can rely on, `head` is the script printed in the head.
 */
const config = ({ manifest, entry, format }: (typeof APART)[string], isApart: boolean): UserConfig => ({
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.VITEST ? 'test' : 'production') },
  plugins: isApart ? [] : [entries, together, helpers(), stableNames(import.meta.dirname, manifest)],
  resolve: {
    alias: { '@wordpress/private-apis': fileURLToPath(new URL('src/wordpress/rest/private-apis.ts', import.meta.url)) },
  },
  build: {
    outDir: 'php-plugin/build',
    emptyOutDir: true,
    manifest: isApart && manifest,
    target: 'es2022',
    // Else the styles of a classic script would be in it, and come too late for what it takes the place of.
    cssCodeSplit: format === 'es',
    minify: true,
    lib: {
      entry,
      formats: [format],
      name: 'islas',
    },
    rolldownOptions: {
      external: format === 'iife' ? Object.keys(PLATFORM_GLOBALS) : [],
      // So that the entry may give its chunks what it shares with them.
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        globals: PLATFORM_GLOBALS,
        ...(isApart
          ? {
              entryFileNames: '[name]-[hash:7].js',
              chunkFileNames: '[name]-[hash:7].js',
              assetFileNames: '[name]-[hash][extname]',
            }
          : NAMES),
        codeSplitting: format === 'es' && {
          groups: [
            ...TOGETHER.map(({ name, part }) => ({ name: part, test: (id: string) => fileOf.get(id) === name })),
            // After the page's own files, of which it takes nothing; with what every view needs of Islas: one file
            // more is fetched for the first view, none for the next.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|src\/react\/(mount|use-)/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: './tests/environment.ts',
    environmentOptions: { happyDOM: { url: 'http://127.0.0.1:5173/tienda/' } },
    // Globals of WordPress' own screens, which are no packages of this project.
    alias: {
      '@wordpress/components': fileURLToPath(new URL('tests/unit/admin/wordpress-components.tsx', import.meta.url)),
      '@wordpress/element': fileURLToPath(new URL('tests/unit/admin/wordpress-element.ts', import.meta.url)),
    },
    setupFiles: ['tests/setup.ts'],
    // Half of a test's time it waits, so that one process per core is not too many.
    maxWorkers: '100%',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    typecheck: { enabled: false },
    restoreMocks: true,
    // A test that computes a second alone may wait for its turn on a busy machine.
    testTimeout: 60_000,
  },
});

export default defineConfig(({ mode }) => config(APART[mode] ?? STOREFRONT, mode in APART));
