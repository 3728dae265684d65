import ts from 'typescript';

// GNU xgettext 0.21 was tried: it reads calls, but finds no texts that are values in an object.

/**
 * @typedef {{ fn: string, args: (string | null)[], comment: string, key: string }} Call
 * One call of a translation function: its literal arguments (null where one is computed), the translators'
 * comment above it, and the array or object key whose value it is ('' without one).
 */

export const FUNCTIONS = new Set([
  '__',
  '_e',
  '_x',
  '_ex',
  '_n',
  '_nx',
  '_n_noop',
  '_nx_noop',
  'esc_html__',
  'esc_attr__',
  'esc_html_e',
  'esc_attr_e',
  'esc_html_x',
  'esc_attr_x',
]);

const TRANSLATORS = /translators:\s*([^]*?)\s*(?:\*\/\}?)?$/i;

/** @param {string} comment @returns {string} the text after "translators:", else '' */
export const translatorsNote = (comment) => TRANSLATORS.exec(comment)?.[1]?.replace(/\s+/g, ' ') ?? '';

/** @param {ts.SourceFile} file @param {ts.Node} call */
const noteAbove = (file, call) => {
  for (let node = call; node && !ts.isSourceFile(node) && !ts.isBlock(node); node = node.parent) {
    for (const range of ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []) {
      const note = translatorsNote(file.text.slice(range.pos, range.end));
      if (note) return note;
    }
  }
  return '';
};

/** @param {ts.Expression} node @returns {string | null} */
const literal = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = literal(node.left);
    const right = literal(node.right);
    return left !== null && right !== null ? left + right : null;
  }
  return null;
};

/** @param {ts.Expression} node */
const unwrap = (node) => {
  let inner = node;
  while (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner) || ts.isParenthesizedExpression(inner)) {
    inner = inner.expression;
  }
  return inner;
};

/** @param {string} source @param {string} name */
const parse = (source, name) =>
  ts.createSourceFile(
    name,
    source,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Every translation call of a TypeScript file. @param {string} source @param {string} name @returns {Call[]} */
export const extractTs = (source, name) => {
  const file = parse(source, name);
  /** @type {Call[]} */
  const calls = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && FUNCTIONS.has(node.expression.text)) {
      const key = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText(file).replace(/['"]/g, '') : '';
      calls.push({ fn: node.expression.text, args: node.arguments.map(literal), comment: noteAbove(file, node), key });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
};

/** Constants and functions whose object literal holds texts by key; PHP translates them under the same keys. */
const CONSTANTS = new Set(['MESSAGES', 'SOURCES']);
const MAKER = 'textsFrom';

/** @param {ts.Node} node @param {ts.SourceFile} file */
const textObject = (node, file) => {
  const holder =
    ts.isVariableDeclaration(node) && CONSTANTS.has(node.name.getText(file))
      ? node.initializer
      : ts.isCallExpression(node) && node.expression.getText(file) === MAKER
        ? node.arguments[0]
        : undefined;
  const object = holder && unwrap(holder);
  return object && ts.isObjectLiteralExpression(object) ? object : undefined;
};

/** @typedef {{ text: string, note: string }} KeyedText an English text and the translators' comment above it */

/**
 * English texts that a file has by key instead of in calls: `const SOURCES = { key: 'English' }` and
 * `textsFrom({ key: 'English' })`. A spread is skipped: its texts are read from the object that it names.
 * @param {string} source @param {string} name @returns {Map<string, KeyedText>}
 */
export const keyedTexts = (source, name) => {
  const file = parse(source, name);
  /** @type {Map<string, KeyedText>} */
  const texts = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const property of textObject(node, file)?.properties ?? []) {
      if (!ts.isPropertyAssignment(property)) continue;
      const text = literal(unwrap(property.initializer));
      const key = property.name.getText(file).replace(/['"]/g, '');
      if (text !== null) texts.set(key, { text, note: noteAbove(file, property) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
};
