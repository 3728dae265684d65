import { relative } from 'node:path';
import { readFeatures } from '../features/read.mjs';
import { scriptsAlone } from './scripts-alone.mjs';

/** The entries of every page and of hosts without the plugin. */
const PLATFORM = { main: 'src/main.ts', embed: 'src/entries/standalone.ts' };
/** React, with what every view needs of Islas: one file more is fetched for the first view, none for the next. */
const REACT = /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|src\/react\/(mount|use-)/;
/** Of nanostores, what its hook for React alone uses; its entry names it to every file. */
const ONLY_VIEWS = /nanostores\/(listen-keys|deep-map)\//;

/**
 * Entries of the storefront, name → file, in the order in which they share files: each takes from those before it what
 * they have in common.
 * @param {string} root the project's folder @returns {Record<string, string>}
 */
export const storefrontEntries = (root) => {
  const alone = new Set(scriptsAlone(root).map(({ file }) => file));
  const declared = readFeatures(root).flatMap(({ entries }) => entries.filter(({ file }) => !alone.has(file)));
  return { ...PLATFORM, ...Object.fromEntries(declared.map(({ name, file }) => [name, file])) };
};

/** The file with what an entry imports. @param {string} entry */
const coreOf = (entry) => (entry === 'main' ? 'core' : `${entry}-core`);

/** The file with what the pages of other entries need of an entry. @param {string} entry */
const sharedOf = (entry) => `${entry}-shared`;

/** `widgets/drawer/view.tsx` becomes `drawer-view`: a name that no other file has, and that stays. @param {string} source */
const nameOfSource = (source) =>
  source
    .replace(/^(widgets|src\/entries|src)\//, '')
    .replace(/(\/entry)?\.tsx?$/, '')
    .replaceAll('/', '-');

/**
 * Divides the storefront's modules into files. An entry holds all that it imports. If another file needs something of it,
 * what it imports is a second file (`core.js` for `main.js`), and the one that a page prints only starts it: a page from
 * before an update prints an older version behind that name, and what is imported by two addresses runs twice. What other
 * entries need of it, where that is not all, is a file too: their pages load nothing else of it (not of `main.ts`, which
 * every page has).
 * @param {string} root the project's folder
 */
export const divideStorefront = (root) => {
  /** @type {Map<string, string>} module → file */
  const fileOf = new Map();

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'islas-storefront',
    apply: 'build',
    buildEnd() {
      const entries = Object.entries(storefrontEntries(root))
        .filter(([name]) => name !== 'embed')
        .map(([name, file]) => ({ name, id: `${root}/${file}` }));
      const roots = new Set(entries.map(({ id }) => id));
      /** @type {Map<string, string>} module → the first entry that imports it */
      const owners = new Map();
      const own = (/** @type {string} */ id, /** @type {string} */ name) => {
        if (owners.has(id) || ONLY_VIEWS.test(id)) return;
        owners.set(id, name);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) own(next, name);
      };
      for (const { name, id } of entries) own(id, name);
      /** @param {string} id @param {Set<string>} found @returns {Set<string>} the module and all that it imports */
      const withImports = (id, found = new Set()) => {
        if (found.has(id)) return found;
        found.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) withImports(next, found);
        return found;
      };
      const reached = entries.map(({ name, id }) => ({ name, all: withImports(id) }));
      const usersOf = (/** @type {string} */ id) => {
        const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
        return [...importers, ...dynamicImporters];
      };
      fileOf.clear();
      for (const { name } of entries) {
        const imported = [...owners].flatMap(([id, owner]) => (owner === name && !roots.has(id) ? [id] : []));
        const others = name === 'main' ? [] : reached.filter((other) => other.name !== name);
        const shared = imported.filter((id) => others.some(({ all }) => all.has(id)));
        const own = imported.filter((id) => !shared.includes(id));
        if (own.length) for (const id of shared) fileOf.set(id, sharedOf(name));
        const rest = own.length ? own : shared;
        if (!rest.some((id) => usersOf(id).some((user) => owners.get(user) !== name))) continue;
        for (const id of rest) fileOf.set(id, coreOf(name));
      }
    },
  };

  /** @type {import('vite').Rolldown.OutputOptions} */
  const output = {
    // Names that stay, with the version behind them in whatever refers to the file (`stableNames`).
    entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : '[name].js?ver=[hash:8]'),
    chunkFileNames: ({ name, facadeModuleId }) =>
      `${facadeModuleId ? nameOfSource(relative(root, facadeModuleId)) : name}.js?ver=[hash:8]`,
    assetFileNames: ({ originalFileNames: [source] }) => `${source ? nameOfSource(source) : '[name]'}[extname]`,
    // The files of neighbouring versions fit together where web heads or a browser's cache mix them.
    minifyInternalExports: false,
    codeSplitting: {
      groups: [
        ...Object.keys(storefrontEntries(root))
          .flatMap((entry) => [coreOf(entry), sharedOf(entry)])
          .map((name) => ({ name, test: (/** @type {string} */ id) => fileOf.get(id) === name })),
        { name: 'react', test: REACT },
      ],
    },
  };
  return { plugin, output };
};
