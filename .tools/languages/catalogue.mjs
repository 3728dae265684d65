import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { EOT, keyOf } from './sources.mjs';

/** @typedef {import('./sources.mjs').Message} Message */
/** @typedef {import('gettext-parser').Catalogue} Catalogue */
/** @typedef {import('gettext-parser').Entry} Entry */

export const POT = 'languages/islas.pot';

/** @param {Catalogue['translations']} translations @returns {Map<string, Entry>} without the header, by `keyOf` */
const byKey = (translations) =>
  new Map(
    Object.entries(translations).flatMap(([context, byId]) =>
      Object.entries(byId).flatMap(([id, entry]) =>
        id ? [/** @type {[string, Entry]} */ ([keyOf({ context, id }), entry])] : [],
      ),
    ),
  );

/** @param {Catalogue} catalogue @returns {Map<string, Entry>} */
export const entriesOf = (catalogue) => byKey(catalogue.translations);

/** @param {string} root @returns {Map<string, Catalogue>} catalogues by locale, such as `es_ES` */
export const readCatalogues = (root) => {
  const folder = join(root, 'languages');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names.flatMap((name) => {
      const locale = /^islas-(\w+)\.po$/.exec(name)?.[1];
      return locale ? [[locale, po.parse(readFileSync(join(folder, name)))]] : [];
    }),
  );
};

/** @param {Record<string, string>} headers @param {Entry[]} entries @returns {Catalogue} */
export const catalogue = (headers, entries) => {
  /** @type {Catalogue['translations']} */
  const translations = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const entry of entries) (translations[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
  return { charset: 'utf-8', headers, translations };
};

/** @param {Message} message @param {string[]} msgstr @param {string} [translator] @param {string} [flag] @returns {Entry} */
const entry = (message, msgstr, translator, flag) => ({
  ...(message.context && { msgctxt: message.context }),
  msgid: message.id,
  ...(message.plural && { msgid_plural: message.plural }),
  msgstr,
  comments: {
    ...(translator && { translator }),
    ...(flag && { flag }),
    // Without line numbers, so that moved code does not change the catalogue.
    reference: [...message.references].sort().join('\n'),
    ...(message.comments.size && { extracted: [...message.comments].sort().join('\n') }),
  },
});

/** Compiles entries in the order of files and of appearance, so that texts of one screen are together. */
const compile = (/** @type {Catalogue} */ data) => `${po.compile(data, { foldLength: 110 }).toString().trimEnd()}\n`;

/** @param {Iterable<Message>} messages @param {string} version @returns {string} the template, the same for the same sources */
export const makePot = (messages, version) =>
  compile(
    catalogue(
      {
        'Project-Id-Version': `Islas ${version}`,
        'Report-Msgid-Bugs-To': 'hola@islas.example',
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding': '8bit',
        'X-Domain': 'islas',
      },
      [...messages].map((message) => entry(message, message.plural ? ['', ''] : [''])),
    ),
  );

/** Number of plural forms of a language. @param {Catalogue} data @returns {number} */
export const pluralForms = (data) => Number(/nplurals\s*=\s*(\d+)/.exec(data.headers['Plural-Forms'] ?? '')?.[1] ?? 0);

/**
 * Updates a translation to the sources: known texts keep their translation, new ones are untranslated, and unused ones
 * are kept as obsolete (`#~`) until a source uses them again.
 * @param {Catalogue} data @param {Iterable<Message>} messages @param {string} version @returns {string}
 */
export const mergePo = (data, messages, version) => {
  const known = new Map([...byKey(data.obsolete ?? {}), ...entriesOf(data)]);
  const merged = [...messages].map((message) => {
    const old = known.get(keyOf(message));
    known.delete(keyOf(message));
    const forms = message.plural ? pluralForms(data) : 1;
    const msgstr = Array.from({ length: forms }, (_, form) => old?.msgstr[form] ?? '');
    return entry(message, msgstr, old?.comments?.translator, old?.comments?.flag);
  });
  const resting = [...known.values()].filter(({ msgstr }) => msgstr.some(Boolean));
  const { translations: obsolete } = catalogue(
    {},
    resting.map(({ comments, ...rest }) => (void comments, rest)),
  );
  return compile({
    ...catalogue({ ...data.headers, 'Project-Id-Version': `Islas ${version}` }, merged),
    ...(resting.length && { obsolete }),
  });
};

/** A key in a readable form. @param {string} key */
export const readable = (key) => `"${key.split(EOT).reverse().join('" in the context "')}"`;
