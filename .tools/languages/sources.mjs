import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { extractPhp, pluginHeader } from './extract-php.mjs';
import { extractTs, keyedTexts } from './extract-ts.mjs';

/** @typedef {import('./extract-ts.mjs').Call} Call */
/**
 * @typedef {{ context: string, id: string, plural: string, references: Set<string>, comments: Set<string> }} Message
 */

export const DOMAIN = 'islas';
/** Only sources: minified output lacks the names of the functions. */
const FOLDERS = ['src', 'widgets', 'php-plugin'];
const GENERATED = ['php-plugin/build/', 'php-plugin/languages/'];

/** @param {string} root @param {string} folder @returns {string[]} paths with "/", from the root, in order */
const files = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|php)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !GENERATED.some((generated) => path.startsWith(generated)))
    .sort();

/** Argument positions of each function: [singular, plural, context, domain]; -1 for none. @param {string} fn */
const places = (fn) => {
  if (fn === '_n') return [0, 1, -1, 3];
  if (fn === '_nx') return [0, 1, 3, 4];
  if (fn === '_n_noop') return [0, 1, -1, 2];
  if (fn === '_nx_noop') return [0, 1, 2, 3];
  return fn.includes('x') ? [0, -1, 1, 2] : [0, -1, -1, 1];
};

/** @param {Call} call @returns {{ id: string, plural: string, context: string, domain: string } | null} */
export const words = (call) => {
  const [id, plural, context, domain] = places(call.fn).map((place) => (place < 0 ? '' : (call.args[place] ?? null)));
  return typeof id === 'string' && typeof plural === 'string' && typeof context === 'string'
    ? { id, plural, context, domain: domain ?? '' }
    : null;
};

/** Separates a context from its text, in keys as in `.mo` files. */
export const EOT = '\u0004';

/** @param {{ context: string, id: string }} message */
export const keyOf = (message) => (message.context ? message.context + EOT : '') + message.id;

/**
 * Every text of the project, and messages about texts that cannot be extracted.
 * @param {string} root
 * @returns {{ messages: Map<string, Message>, calls: { file: string, call: Call }[], problems: string[] }}
 */
export const readSources = (root) => {
  /** @type {Map<string, Message>} */
  const messages = new Map();
  /** @type {{ file: string, call: Call }[]} */
  const calls = [];
  /** @type {string[]} */
  const problems = [];
  /** @param {{ id: string, plural: string, context: string }} text @param {string} file @param {string} comment */
  const add = (text, file, comment) => {
    const key = keyOf(text);
    const known = messages.get(key);
    const message = known ?? { ...text, references: new Set(), comments: new Set() };
    if (known?.plural && text.plural && known.plural !== text.plural) {
      problems.push(`${file}: "${text.id}" has two plurals: "${known.plural}" and "${text.plural}"`);
    }
    message.plural ||= text.plural;
    message.references.add(file);
    if (comment) message.comments.add(comment);
    messages.set(key, message);
  };
  for (const file of FOLDERS.flatMap((folder) => files(root, folder))) {
    const source = readFileSync(join(root, file), 'utf8');
    if (file === 'php-plugin/islas.php') {
      for (const [field, text] of pluginHeader(source)) {
        add({ id: text, plural: '', context: '' }, file, `${field} of the plugin`);
      }
    }
    for (const call of file.endsWith('.php') ? extractPhp(source) : extractTs(source, file)) {
      const text = words(call);
      if (!text?.id) problems.push(`${file}: ${call.fn}() needs a text written out in the call`);
      else if (text.domain !== DOMAIN) problems.push(`${file}: ${call.fn}('${text.id}') needs the domain '${DOMAIN}'`);
      else {
        calls.push({ file, call });
        add(text, file, call.comment);
      }
    }
  }
  return { messages, calls, problems };
};

/** File with the English texts that the browser reads by key. */
export const BROWSER_TEXTS = 'src/wordpress/english.ts';

/** Those texts. @param {string} root @returns {Map<string, import('./extract-ts.mjs').KeyedText>} */
export const browserTexts = (root) => keyedTexts(readFileSync(join(root, BROWSER_TEXTS), 'utf8'), BROWSER_TEXTS);

/**
 * Singular and plural of which a text of the browser is one: the texts under `…_one` and `…_many`.
 * @param {string} key @param {Map<string, { text: string }>} texts
 * @returns {{ one: string, many: string, isOne: boolean } | undefined} nothing for a text that does not count
 */
export const countedText = (key, texts) => {
  const [, name, form] = /^(.*)_(one|many)$/.exec(key) ?? [];
  const [one, many] = [texts.get(`${name}_one`)?.text, texts.get(`${name}_many`)?.text];
  return one && many ? { one, many, isOne: form === 'one' } : undefined;
};
