import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, readCatalogues } from './catalogue.mjs';
import { BROWSER_TEXTS, browserTexts, countedText } from './sources.mjs';

/** Spanish of the browser's texts, for hosts without the plugin. */
export const SPANISH = 'src/entries/spanish-messages.ts';

/** @param {string} text */
const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Source of that file; '' where the project has no such texts. @param {string} root @returns {string} */
export const spanishTs = (root) => {
  const catalogue = readCatalogues(root).get('es_ES');
  if (!catalogue || !existsSync(join(root, BROWSER_TEXTS))) return '';
  const entries = entriesOf(catalogue);
  const texts = browserTexts(root);
  const rows = [...texts].map(([key, { text }]) => {
    const counted = countedText(key, texts);
    const [one = '', many = ''] = entries.get(counted?.one ?? text)?.msgstr ?? [];
    return `  ${key}: ${quoted(counted && !counted.isOne ? many : one)},\n`;
  });
  return `// Generated from ${BROWSER_TEXTS} and the Spanish translation by \`npm run languages\`: change those, not this.
import type { SOURCES } from '../wordpress/english';

// biome-ignore format: A text is one line.
export const spanishMessages: Readonly<Record<keyof typeof SOURCES, string>> = {
${rows.join('')}};
`;
};
