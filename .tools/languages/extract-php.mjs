import { FUNCTIONS, translatorsNote } from './extract-ts.mjs';

// GNU xgettext 0.21 was tried: it finds the calls, but does not report a missing text domain or a computed text.

/** @typedef {import('./extract-ts.mjs').Call} Call */
/** @typedef {{ type: 'name' | 'string' | 'comment' | 'sign', value: string, literal: boolean }} Token */

const NAME = /[\w\\$\u0080-\uffff]/;
/** @type {Record<string, string>} */
const ESCAPES = { n: '\n', t: '\t', r: '\r', '\\': '\\', '"': '"', $: '$', e: '\u001b', v: '\v', f: '\f' };

/** A quoted string from its opening quote. @param {string} source @param {number} start @returns {[Token, number]} */
const readString = (source, start) => {
  const quote = source[start];
  let value = '';
  let plain = true;
  let at = start + 1;
  for (; at < source.length && source[at] !== quote; at++) {
    const sign = source[at] ?? '';
    if (sign === '\\') {
      const next = source[++at] ?? '';
      if (quote === '"') value += ESCAPES[next] ?? `\\${next}`;
      else value += next === "'" || next === '\\' ? next : `\\${next}`;
      continue;
    }
    if (quote === '"' && sign === '$') plain = false;
    value += sign;
  }
  return [{ type: 'string', value, literal: plain }, at + 1];
};

/** End of a heredoc or nowdoc that begins at `start`. @param {string} source @param {number} start */
const skipHeredoc = (source, start) => {
  const open = /^<<<[ \t]*["']?(\w+)["']?\r?\n/.exec(source.slice(start, start + 200));
  if (!open) return 0;
  const close = new RegExp(`\\n[ \\t]*${open[1]}\\b`).exec(source.slice(start + open[0].length - 1));
  return close ? start + open[0].length - 1 + close.index + close[0].length : source.length;
};

/** Names, strings, comments and signs of the PHP parts of a file. @param {string} source @returns {Token[]} */
export const tokenize = (source) => {
  /** @type {Token[]} */
  const tokens = [];
  let at = 0;
  let php = false;
  while (at < source.length) {
    if (!php) {
      const open = source.indexOf('<?', at);
      if (open < 0) break;
      at = open + (source.startsWith('<?php', open) ? 5 : source.startsWith('<?=', open) ? 3 : 2);
      php = true;
      continue;
    }
    const sign = source[at] ?? '';
    const two = source.slice(at, at + 2);
    if (two === '?>') {
      php = false;
      at += 2;
    } else if (sign === "'" || sign === '"') {
      const [token, end] = readString(source, at);
      tokens.push(token);
      at = end;
    } else if (two === '/*') {
      const end = source.indexOf('*/', at + 2);
      const stop = end < 0 ? source.length : end + 2;
      tokens.push({ type: 'comment', value: source.slice(at, stop), literal: true });
      at = stop;
    } else if (two === '//' || sign === '#') {
      const end = /\r?\n|\?>/.exec(source.slice(at));
      const stop = end ? at + end.index : source.length;
      tokens.push({ type: 'comment', value: source.slice(at, stop), literal: true });
      at = stop;
    } else if (two === '<<' && skipHeredoc(source, at)) {
      at = skipHeredoc(source, at);
      tokens.push({ type: 'string', value: '', literal: false });
    } else if (NAME.test(sign)) {
      const start = at;
      while (at < source.length && NAME.test(source[at] ?? '')) at++;
      tokens.push({ type: 'name', value: source.slice(start, at), literal: true });
    } else {
      if (sign.trim()) tokens.push({ type: 'sign', value: two === '=>' ? two : sign, literal: true });
      at += two === '=>' ? 2 : 1;
    }
  }
  return tokens;
};

/** The call's arguments from the token after its "(". @param {Token[]} tokens @param {number} from */
const readArguments = (tokens, from) => {
  /** @type {(string | null)[]} */
  const args = [];
  /** @type {Token[]} */
  let part = [];
  const close = () => {
    const joined = part.filter((token) => token.type !== 'comment' && !(token.type === 'sign' && token.value === '.'));
    const plain = joined.length > 0 && joined.every((token) => token.type === 'string' && token.literal);
    if (part.length) args.push(plain ? joined.map((token) => token.value).join('') : null);
    part = [];
  };
  let depth = 1;
  for (let at = from; at < tokens.length && depth > 0; at++) {
    const token = tokens[at];
    if (!token) break;
    if (token.type === 'sign' && '([{'.includes(token.value)) depth++;
    if (token.type === 'sign' && ')]}'.includes(token.value)) depth--;
    if (depth === 0 || (depth === 1 && token.type === 'sign' && token.value === ',')) close();
    else part.push(token);
  }
  return args;
};

/** Every translation call of a PHP file. @param {string} source @returns {Call[]} */
export const extractPhp = (source) => {
  const tokens = tokenize(source);
  /** @type {Call[]} */
  const calls = [];
  let note = '';
  tokens.forEach((token, at) => {
    if (token.type === 'comment') note = translatorsNote(token.value.trim()) || note;
    if (token.type === 'sign' && (token.value === ';' || token.value === '{' || token.value === '}')) note = '';
    const name = token.value.replace(/^\\/, '');
    const before = tokens[at - 1];
    if (token.type !== 'name' || !FUNCTIONS.has(name) || tokens[at + 1]?.value !== '(') return;
    const two = `${tokens[at - 2]?.value}${before?.value}`;
    if (before?.value === 'function' || two === '->' || two === '::') return;
    const key = before?.value === '=>' ? tokens[at - 2] : undefined;
    calls.push({
      fn: name,
      args: readArguments(tokens, at + 2),
      comment: note,
      key: key?.type === 'string' ? key.value : '',
    });
    note = '';
  });
  return calls;
};

/**
 * Translatable fields of the plugin's header comment, as WordPress shows them in the list of plugins.
 * @param {string} source @returns {[field: string, text: string][]}
 */
export const pluginHeader = (source) =>
  ['Plugin Name', 'Description'].flatMap((field) => {
    const found = new RegExp(`^[ \\t/*#@]*${field}:(.*)$`, 'mi').exec(source.slice(0, 8192));
    return found?.[1]?.trim() ? [/** @type {[string, string]} */ ([field, found[1].trim()])] : [];
  });
