import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { switches } from './read.mjs';

/** @typedef {import('./read.mjs').Feature} Feature */

const HEADER = '// Generated from widgets/*/feature.json by `npm run features`: change those, not this.\n';

/** Whether a script reads the flag: consent has a separate file, printed where it is on, and what has none is PHP alone. */
const isRead = (/** @type {Feature} */ { name, sources }) => name !== 'consent' && sources.length > 0;

/** Source of the browser's decoder for feature flags. @param {Feature[]} features */
export const flagsTs = (features) => `${HEADER}import { flag, shape } from '../browser/decode';

/** Features the owner has on. One that is not named has its default. Off means the stock script runs untouched. */
export const decodeFeatures = shape({
${switches(features)
  .filter(isRead)
  .map(({ key, default: value }) => `  ${key}: flag(${value ? 'true' : ''}),\n`)
  .join('')}});
`;

/**
 * Source of the module with the components of all features that have some. @param {Feature[]} features @param {string} root
 */
export const componentsTs = (features, root) => {
  const files = features.map(({ name }) => `widgets/${name}/components`);
  return `// Generated from src/features.json and widgets/*/components.tsx by \`npm run features\`: change those, not this.
${files
  .filter((file) => existsSync(join(root, `${file}.tsx`)))
  .map((file) => `export * from '../../${file}';\n`)
  .join('')}`;
};

/** Source of the module with the Spanish of all those components. @param {Feature[]} features @param {string} root */
export const spanishTs = (features, root) => {
  const texts = features
    .map(({ name, key }) => ({
      name: key.replace(/_(.)/g, (_all, letter) => letter.toUpperCase()),
      file: `widgets/${name}/spanish-texts`,
    }))
    .filter(({ file }) => existsSync(join(root, `${file}.ts`)));
  return `// Generated from src/features.json and widgets/*/spanish-texts.ts by \`npm run features\`: change those, not this.
${texts.map(({ name, file }) => `import { spanishTexts as ${name} } from '../../${file}';\n`).join('')}
export const spanishTexts = { ${texts.map(({ name }) => `...${name}`).join(', ')} };
`;
};

/** Source of the list of lazy entries, which load when an element that needs them appears. @param {Feature[]} features */
export const lazyTs = (features) => {
  const lazy = features.flatMap(({ entries }) => entries.filter(({ selector }) => selector));
  const from = (/** @type {string} */ file) => {
    const path = posix.relative('src/entries', file.replace(/\.tsx?$/, ''));
    return path.startsWith('.') ? path : `./${path}`;
  };
  /** A selector without the spaces that every page would pay for. @param {string} selector */
  const quoted = (selector) => `'${selector.replace(/([,>]) | (?=>)/g, '$1').replace(/[\\']/g, '\\$&')}'`;
  return `${HEADER}
/** An entry that a page may need later than it was printed. */
export interface LazyEntry {
  readonly name: string;
  /** Elements that need it. */
  readonly hosts: string;
  /** Elements that need it once the pointer or the focus reaches them. */
  readonly approached?: string;
  readonly load: () => Promise<unknown>;
}

export const LAZY_ENTRIES: readonly LazyEntry[] = [
${lazy
  .map(
    ({ name, selector = '', approach, file }) => `  {
    name: '${name}',
    hosts: ${quoted(selector)},
${approach ? `    approached: ${quoted(approach)},\n` : ''}    load: () => import('${from(file)}'),
  },
`,
  )
  .join('')}];
`;
};

/** Source of the decoder for one feature's settings in the module data of the page. @param {Feature} feature */
export const settingsTs = ({ key, name, settings, browserSettings = '' }) => {
  const shown = Object.entries(settings).filter(([, { inBrowser }]) => inBrowser);
  const types = { boolean: 'flag', count: 'count', text: 'text', query: 'text', choice: 'text' };
  const decode = posix.relative(posix.dirname(browserSettings), 'src/browser/decode');
  const used = [...new Set(shown.map(([, { type }]) => types[type]))].sort();
  const title = key.replace(/(^|_)(.)/g, (_all, _before, letter) => letter.toUpperCase());
  /** @param {import('./read.mjs').Setting} setting */
  const argument = ({ default: value }) =>
    value === false || value === '' ? '' : typeof value === 'string' ? `'${value}'` : String(value);
  return `${HEADER}import { type Decoded, ${used.join(', ')}, shape } from '${decode}';

/** The settings of \`${name}\` that the page's module data has under \`${key}\` (Specification §9). */
export const decode${title}Settings = shape({
${shown.map(([setting, row]) => `  /** ${row.title}. */\n  ${setting}: ${types[row.type]}(${argument(row)}),\n`).join('')}});

export type ${title}Settings = Decoded<typeof decode${title}Settings>;
`;
};
