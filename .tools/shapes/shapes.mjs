/**
 * `npm run shapes -- FOLDER`: reads captures of a real shop (`NAME.html`, `NAME.exchange.json`, in FOLDER or in its
 * folders) and writes their shapes, names and types without any value, to `tests/contract/shapes/`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { exchangeShape } from './exchange.mjs';
import { documentOf, globals, kinds, scripts, variations } from './page.mjs';
import { addPage, emptyTree, lines } from './tree.mjs';

/** @typedef {import('./exchange.mjs').Exchange} Exchange */

const TARGET = join(import.meta.dirname, '../../tests/contract/shapes');
const EXCHANGE = '.exchange.json';

/** @param {string} folder */
const namesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(EXCHANGE))
    .map((file) => file.slice(0, -EXCHANGE.length))
    .sort();

/** The folder itself and its folders, if they hold captures. @param {string} folder */
export const captureFolders = (folder) =>
  [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name)),
  ].filter((candidate) => namesIn(candidate).length > 0);

/** HTML of the fragments in a response. @param {unknown} body @returns {string} */
const fragmentHtml = (body) =>
  typeof body === 'object' && body !== null && 'fragments' in body
    ? Object.values(Object(body.fragments)).join('')
    : '';

/** @param {string} folder */
export const readShapes = (folder) => {
  const tree = emptyTree();
  /** @type {Record<string, unknown>} */
  const exchanges = {};
  /** @type {Record<string, { kinds: string[], globals: unknown, scripts: string[], variations?: unknown }>} */
  const pages = {};
  for (const name of namesIn(folder)) {
    /** @type {Exchange} */
    const exchange = JSON.parse(readFileSync(join(folder, name + EXCHANGE), 'utf8'));
    exchanges[name] = exchangeShape(exchange);
    const file = join(folder, `${name}.html`);
    const html = existsSync(file) ? readFileSync(file, 'utf8') : fragmentHtml(exchange.response.body);
    const document = documentOf(html);
    if (!html.includes('<')) continue;
    const embedded = variations(document);
    pages[name] = {
      kinds: kinds(document),
      globals: globals(document),
      scripts: scripts(document),
      ...(embedded !== undefined && { variations: embedded }),
    };
    addPage(tree, document.body, name);
  }
  return { exchanges, pages, tree };
};

/** JSON with one line per entry. @param {Record<string, unknown>} record */
const entries = (record) =>
  `{\n${Object.entries(record)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n  }`;

/** @param {ReturnType<typeof readShapes>} shapes */
export const print = ({ exchanges, pages, tree }) => {
  const names = Object.keys(pages);
  const label = (/** @type {Set<string>} */ set) =>
    names.flatMap((name, index) => (set.has(name) ? [String.fromCharCode(97 + index)] : [])).join('');
  const nodes = lines(tree, label).map((line) => `    ${JSON.stringify(line)}`);
  return `{\n  "exchanges": ${entries(exchanges)},\n  "pages": ${entries(pages)},\n  "elements": [\n${nodes.join(',\n')}\n  ]\n}\n`;
};

if (process.argv[1] === import.meta.filename) {
  const folder = resolve(process.argv[2] ?? '../shared/captures');
  if (!existsSync(folder)) {
    console.error(`No captures at ${folder}. Give their folder: npm run shapes -- FOLDER`);
    process.exit(1);
  }
  for (const captures of captureFolders(folder)) {
    const text = print(readShapes(captures));
    writeFileSync(join(TARGET, `${basename(captures)}.json`), text);
    console.log(`${basename(captures)}: ${text.length} characters`);
  }
}
