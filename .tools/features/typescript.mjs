import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { switches } from './read.mjs';

/** @typedef {import('./read.mjs').Feature} Feature */

const HEADER = '// Generated from widgets/*/feature.json by `npm run features`: change those, not this.\n';

/** A string of TypeScript. @param {string} text */
const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

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

/** Name of a feature as an identifier. @param {Feature} feature */
const identifier = ({ key }) => key.replace(/_(.)/g, (_all, letter) => letter.toUpperCase());

/** Source of the list of what features do on every page. @param {Feature[]} features @param {string} root */
export const pageFeaturesTs = (features, root) => {
  const found = features.filter(({ name }) => existsSync(join(root, `widgets/${name}/feature.ts`)));
  return `// Generated from src/features.json and widgets/*/feature.ts by \`npm run features\`: change those, not this.
import type { PageFeature } from '../runtime/page-feature';
${found.map((feature) => `import { pageFeature as ${identifier(feature)} } from '../../widgets/${feature.name}/feature';\n`).join('')}
/** What features do on every page. Of islands, the first whose selector matches an element gets it. */
export const pageFeatures: readonly PageFeature[] = [${found.map(identifier).join(', ')}];
`;
};

/** Source of the module with the Spanish of all those components. @param {Feature[]} features @param {string} root */
export const spanishTs = (features, root) => {
  const texts = features
    .map((feature) => ({ name: identifier(feature), file: `widgets/${feature.name}/spanish-texts` }))
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
  const short = (selector) => quoted(selector.replace(/([,>]) | (?=>)/g, '$1'));
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
    hosts: ${short(selector)},
${approach ? `    approached: ${short(approach)},\n` : ''}    load: () => import('${from(file)}'),
  },
`,
  )
  .join('')}];
`;
};

/** Source of the table of the features' actions. @param {Feature[]} features */
export const actionsTs = (features) => {
  const all = features.flatMap(({ actions }) => Object.entries(actions));
  /** @param {[string, import('./read.mjs').Action]} row */
  const row = ([name, { note, on, stock, isAlone, early }]) =>
    `${note ? `  // ${note}\n` : ''}  ${quoted(name)}: { on: [${on.map(quoted).join(', ')}]${
      stock ? `, stock: ${quoted(stock)}` : ''
    }${isAlone ? ', isAlone: true' : ''}${early ? ', early: true' : ''} },\n`;
  return `${HEADER}
/** Actions of features; \`action-names.ts\` says what a row means. */
export const FEATURE_ACTIONS = {
${all
  .filter(([, { inHead }]) => !inHead)
  .map(row)
  .join('')}} as const;

/** More values of \`data-islas-action\`, which scripts of the head run before any module has loaded. */
export const HEAD_ACTIONS = [${all.flatMap(([name, { inHead }]) => (inHead ? [quoted(name)] : [])).join(', ')}] as const;
`;
};

/** Source of the table of the features' events. @param {Feature[]} features */
export const eventsTs = (features) => `${HEADER}import type { ConsentState } from './consent-state';

/** Events of features with the type of their \`detail\`; those of the platform are in \`event-types.ts\`. */
export interface FeatureEvents {
${features
  .flatMap(({ events }) => Object.entries(events))
  .map(([name, { detail, description }]) => `  /** ${description} */\n  ${quoted(name)}: ${detail};\n`)
  .join('')}}
`;

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
