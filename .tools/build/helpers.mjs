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

/** @returns {import('vite').Plugin} */
export const helpers = () => ({
  name: 'islas-helpers',
  apply: 'build',
  renderChunk: (code) =>
    code.replace(IMPORT, (_line, /** @type {string} */ names) => names.split(',').map(helper).join('\n')),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.includes(FILE)) delete bundle[file];
    },
  },
});
