/**
 * Bundler run-time helpers that chunks use. The bundler would emit them as a separate file of two lines, fetched first;
 * instead each chunk contains those that it uses.
 * @type {Readonly<Record<string, string>>}
 */
const HELPERS = {
  __exportAll: 'all => { for (const name in all) Object.defineProperty(all, name, { get: all[name] }); return all; }',
  __commonJSMin: '(run, module) => () => (module || run((module = { exports: {} }).exports, module), module.exports)',
};
const FILE = 'rolldown-runtime';
const IMPORT = new RegExp(`^import \\{([^}]*)\\} from "\\./${FILE}[^"]*";$`, 'm');

/** @param {string} imported `n as __exportAll` */
const helper = (imported) => {
  const name = imported.trim().split(' as ').at(-1) ?? '';
  if (!HELPERS[name]) throw new Error(`The bundler's run-time has something new: ${name}`);
  return `const ${name} = ${HELPERS[name]};`;
};

/** @typedef {Record<string, { name?: string, imports?: string[] }>} Manifest */

/** @param {import('rolldown').OutputBundle} bundle @param {(manifest: Manifest) => void} edit */
export const editManifest = (bundle, edit) => {
  const asset = bundle['manifest.json'];
  if (asset?.type !== 'asset') return;
  const manifest = JSON.parse(String(asset.source));
  edit(manifest);
  asset.source = JSON.stringify(manifest, null, 2);
};

/** @returns {import('vite').Plugin} */
export const helpers = () => ({
  name: 'islas-helpers',
  apply: 'build',
  renderChunk: (code) =>
    code.replace(IMPORT, (_line, /** @type {string} */ names) => names.split(',').map(helper).join('\n')),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const isRuntime = (/** @type {string} */ file) => file.includes(FILE);
      for (const file of Object.keys(bundle).filter(isRuntime)) delete bundle[file];
      editManifest(bundle, (manifest) => {
        for (const [key, entry] of Object.entries(manifest)) {
          if (isRuntime(key)) delete manifest[key];
          else if (entry.imports) entry.imports = entry.imports.filter((file) => !isRuntime(file));
        }
      });
    },
  },
});
