import { fileURLToPath } from 'node:url';
import { type UserConfig, defineConfig } from 'vite';
import { leastRemStyles } from './.tools/build/least-rem.mjs';
import { PLATFORM_GLOBALS } from './.tools/build/platform-globals.mjs';
import { stableNames } from './.tools/build/stable-names.mjs';
import { divideStorefront, storefrontEntries } from './.tools/build/storefront.mjs';

const ROOT = import.meta.dirname;

/** So that an entry may give its chunks what it shares with them. */
const EXTENSIBLE = { preserveEntrySignatures: 'allow-extension' } as const;
const HASHED = {
  entryFileNames: '[name]-[hash:7].js',
  chunkFileNames: '[name]-[hash:7].js',
  assetFileNames: '[name]-[hash][extname]',
};

/** Modules for the storefront by names that stay, one manifest for PHP, and CSS per view. */
const storefront = (): UserConfig => {
  const { plugin, output } = divideStorefront(ROOT);
  return {
    plugins: [plugin, stableNames(ROOT, 'manifest.json')],
    css: { postcss: { plugins: [leastRemStyles] } },
    build: {
      cssCodeSplit: true,
      lib: { entry: storefrontEntries(ROOT), formats: ['es'] },
      rolldownOptions: { ...EXTENSIBLE, output: { minify: true, ...output } },
    },
  };
};

/** Built apart, so that no file is shared: the storefront's would start on the owner's screens. */
const ownerFields = (): UserConfig => ({
  build: {
    manifest: 'admin.json',
    cssCodeSplit: true,
    lib: { entry: { admin: 'widgets/admin/entry.ts' }, formats: ['es'] },
    rolldownOptions: { ...EXTENSIBLE, output: { minify: true, ...HASHED } },
  },
});

/** A classic script, because WordPress has what it imports as globals. */
const ownerScreen = (): UserConfig => ({
  build: {
    manifest: 'screen.json',
    // Else its styles would be in the script, and come too late for what it takes the place of.
    cssCodeSplit: false,
    lib: { entry: { screen: 'widgets/admin/screen/entry.ts' }, formats: ['iife'], name: 'islas' },
    rolldownOptions: {
      external: Object.keys(PLATFORM_GLOBALS),
      output: { minify: true, globals: PLATFORM_GLOBALS, ...HASHED },
    },
  },
});

const MODES: Record<string, () => UserConfig> = { admin: ownerFields, screen: ownerScreen };

/** Three builds into one folder (`.tools/build/build.mjs`); the start server uses the first. */
export default defineConfig(({ mode }) => {
  const { build, ...rest } = (MODES[mode] ?? storefront)();
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        '@wordpress/private-apis': fileURLToPath(new URL('src/wordpress/rest/private-apis.ts', import.meta.url)),
      },
    },
    build: { outDir: 'php-plugin/build', emptyOutDir: true, target: 'es2022', minify: true, ...build },
    ...rest,
  };
});
