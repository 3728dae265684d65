import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo } from 'gettext-parser';
import { catalogue, entriesOf, readCatalogues } from './catalogue.mjs';

/** @typedef {import('gettext-parser').Catalogue} Catalogue */
/** @typedef {import('gettext-parser').Entry} Entry */

/** @param {string} text */
const phpString = (text) =>
  text
    .split('\0')
    .map((part) => `'${part.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`)
    .join(' . "\\0" . ');

/** The PHP format that WordPress ≥ 6.5 reads; the key of a plural is its singular. @param {Catalogue} data */
export const makePhp = (data) => {
  const messages = [...entriesOf(data)].map(
    ([key, entry]) => `    ${phpString(key)} => ${phpString(entry.msgstr.join('\0'))},\n`,
  );
  const head = [
    ['domain', 'islas'],
    ['language', data.headers['Language'] ?? ''],
    ['plural-forms', data.headers['Plural-Forms'] ?? ''],
  ].map(([key, value]) => `  ${phpString(key ?? '')} => ${phpString(value ?? '')},\n`);
  return `<?php\ndefined('ABSPATH') || exit;\nreturn [\n${head.join('')}  'messages' => [\n${messages.join('')}  ],\n];\n`;
};

/** @param {Catalogue} data @returns {Buffer} without comments and references */
const makeMo = (data) => {
  const messages = [...entriesOf(data).values()].map(({ comments, ...entry }) => (void comments, entry));
  return mo.compile(catalogue(data.headers, messages));
};

/** Scripts with `__()` calls, by the handle under which PHP registers them: the folders of their sources. */
export const SCRIPTS = { 'islas-screen': /^widgets\/admin\// };

/** The texts of one script, in the format that `wp.i18n` reads. @param {Catalogue} data @param {RegExp} sources */
export const makeJson = (data, sources) => {
  const own = [...entriesOf(data)].filter(([, { comments }]) =>
    (comments?.reference ?? '').split('\n').some((file) => sources.test(file)),
  );
  const head = {
    domain: 'islas',
    lang: data.headers['Language'] ?? '',
    'plural-forms': data.headers['Plural-Forms'] ?? '',
  };
  const messages = { '': head, ...Object.fromEntries(own.map(([key, { msgstr }]) => [key, msgstr])) };
  return `${JSON.stringify({ domain: 'islas', locale_data: { islas: messages } })}\n`;
};

/**
 * Writes `.mo`, `.l10n.php` and a `.json` per script for each language, the same bytes for the same texts.
 * @param {string} root @param {string} [folder] @returns {string[]} the names of the files written
 */
export const compileLanguages = (root, folder = join(root, 'php-plugin/languages')) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {string[]} */
  const written = [];
  /** @param {string} name @param {string | Buffer} content */
  const write = (name, content) => {
    writeFileSync(join(folder, name), content);
    written.push(name);
  };
  for (const [locale, data] of readCatalogues(root)) {
    write(`islas-${locale}.mo`, makeMo(data));
    write(`islas-${locale}.l10n.php`, makePhp(data));
    for (const [handle, sources] of Object.entries(SCRIPTS))
      write(`islas-${locale}-${handle}.json`, makeJson(data, sources));
  }
  return written;
};
