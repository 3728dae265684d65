import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POT, entriesOf, makePot, mergePo, pluralForms, readCatalogues, readable } from './catalogue.mjs';
import { readSources } from './sources.mjs';
import { SPANISH, spanishTs } from './spanish.mjs';

/** @typedef {import('./sources.mjs').Message} Message */
/** @typedef {import('gettext-parser').Entry} Entry */
/** @typedef {import('gettext-parser').Catalogue} Catalogue */
/** @typedef {{ name: string, problems: string[] }} Check a check and its problems; without problems it passes */

/** Placeholders of `sprintf` and of templates such as `{count}`, in order of name. @param {string} text */
export const placeholders = (text) =>
  (text.replaceAll('%%', '').match(/%(?:\d+\$)?[-+0-9.]*[bcdeEfFgGosuxX]|\{\w+\}/g) ?? []).sort();

/** @param {string} one @param {string} other */
const sameHoles = (one, other) => placeholders(one).join() === placeholders(other).join();

/** Problems of one translation, as messages. @param {Message} message @param {Entry} entry @param {number} forms */
export const entryProblems = (message, entry, forms) => {
  const wanted = message.plural ? forms : 1;
  if (entry.comments?.flag?.includes('fuzzy')) return ['is marked as uncertain (fuzzy)'];
  if (entry.msgstr.length !== wanted || !entry.msgstr.every(Boolean)) return [`is not translated in ${wanted} form(s)`];
  return entry.msgstr.flatMap((text, form) => {
    const source = message.plural && form > 0 ? message.plural : message.id;
    // The singular may write its number as a word, as in "Queda una".
    const inWords = message.plural && form === 0 && placeholders(text).every((hole) => message.plural.includes(hole));
    const holes = sameHoles(text, source) || inWords;
    const edges = /^\s*/.exec(text)?.[0] === /^\s*/.exec(source)?.[0] && /\s$/.test(text) === /\s$/.test(source);
    return [
      ...(holes ? [] : [`has other placeholders than "${source}": "${text}"`]),
      ...(edges ? [] : [`begins or ends with other white space than "${source}"`]),
    ];
  });
};

/**
 * @param {string} locale @param {Catalogue} data @param {string} written the file's text
 * @param {Map<string, Message>} messages @param {string} version @returns {Check[]}
 */
const localeChecks = (locale, data, written, messages, version) => {
  const entries = entriesOf(data);
  const forms = pluralForms(data);
  /** @type {string[]} */
  const wrong = [];
  for (const [key, message] of messages) {
    const entry = entries.get(key);
    const found = entry ? entryProblems(message, entry, forms) : ['is missing'];
    wrong.push(...found.map((problem) => `${readable(key)} ${problem}`));
  }
  const stale = [...entries.keys()].filter((key) => !messages.has(key));
  const fresh = mergePo(data, messages.values(), version);
  return [
    { name: `${locale}: every text is translated, with its placeholders`, problems: wrong },
    {
      name: `${locale}: no translation is left of a text that is gone`,
      problems: stale.map((key) => `${readable(key)} is in no source`),
    },
    {
      name: `${locale}: plural forms are given`,
      problems: forms > 0 ? [] : ['The header Plural-Forms is missing'],
    },
    {
      name: `${locale}: references and comments follow the sources`,
      problems: stale.length || wrong.length || fresh === written ? [] : ['Run "npm run languages"'],
    },
  ];
};

/** @param {string} root @param {string} file @returns {string} its text; '' if it is missing */
const written = (root, file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** @param {string} root @returns {Check[]} */
export const checkLanguages = (root) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { messages, problems } = readSources(root);
  const pot = written(root, POT);
  const catalogues = readCatalogues(root);
  return [
    { name: 'every text can be extracted', problems },
    {
      name: 'the template is made from the present sources',
      problems: pot === makePot(messages.values(), version) ? [] : [`${POT} is old: run "npm run languages"`],
    },
    {
      name: 'the Spanish of the browser’s texts is the translation’s',
      problems: written(root, SPANISH) === spanishTs(root) ? [] : [`${SPANISH} is old: run "npm run languages"`],
    },
    { name: 'Spanish is there', problems: catalogues.has('es_ES') ? [] : ['languages/islas-es_ES.po is missing'] },
    ...[...catalogues].flatMap(([locale, data]) =>
      localeChecks(locale, data, readFileSync(join(root, `languages/islas-${locale}.po`), 'utf8'), messages, version),
    ),
  ];
};
