import ts from 'typescript';
import type { Sources } from './sources';

/** The only file that may start timers, frames and observers. */
const OWNER = 'src/browser/lifetime.ts';

/** Targets that live as long as the document and outlive every island. */
const OF_THE_DOCUMENT: readonly (readonly [file: RegExp, why: string])[] = [
  [/\/head\//, 'scripts of the head are there as long as their document'],
  [/^widgets\/admin\//, 'the owner’s screens have no island that could end'],
];

/** Single things that need no signal: file, what it starts, and why. */
const EXCEPTIONS: readonly (readonly [file: string, what: string, why: string])[] = [
  ['src/runtime/start-entry.ts', 'addEventListener', 'starts the page, once'],
  ['src/runtime/start-entry.ts', 'AbortController', 'the page’s own signal, which ends with the page'],
  [
    'widgets/consent/tool/tool-answers.ts',
    'AbortController',
    'loaded by a script of the head, and there as long as the document',
  ],
  ['src/entries/standalone.ts', 'addEventListener', 'its caller ends it, by the answer'],
  ['widgets/cart/queue/queue-jquery.ts', 'addEventListener', 'on one request, whose end is theirs'],
  ['src/woocommerce/platform.ts', 'addEventListener', 'the page is parsed once; who waits for it asks its own signal'],
  ['src/browser/document-observer.ts', 'MutationObserver', 'of all who have a signal: the last one’s end is its own'],
  ['src/woocommerce/run-scripts.ts', 'addEventListener', 'on a script that it has made, whose load is its end'],
  ['widgets/cart/add-failure.ts', 'addEventListener', 'on a button that it has made, and that goes with it'],
  ['widgets/consent/held/held-scripts.ts', 'addEventListener', 'on a script that it has made, whose load is its end'],
  ['widgets/consent/held/held-frames.ts', 'addEventListener', 'on one element, once: the next loss of focus'],
  ['widgets/analytics/debug.ts', 'fetch', 'the lines that are left are sent when the page goes'],
];

const TIMERS = /^(setTimeout|setInterval|setImmediate|requestAnimationFrame|requestIdleCallback)$/;
const CONNECTIONS = /^(Worker|SharedWorker|BroadcastChannel|EventSource|WebSocket)$/;
const GLOBALS = /^(window|document|globalThis|self)$/;
/** An import of what hears Islas' own events. */
const EVENTS = /\bon\b[^;]*from '[./\w]+\/events';/;
/** Where the signal stands among the arguments. */
const TAKES_SIGNAL: Readonly<Record<string, number>> = { addEventListener: 2, on: 2, fetch: 1 };

/** The name that is called or made: `go` of `go()`, `thing.go()` and `new go()`. */
const nameOf = (callee: ts.Expression): string =>
  ts.isIdentifier(callee) ? callee.text : ts.isPropertyAccessExpression(callee) ? callee.name.text : '';

const hasSignal = (argument: ts.Expression | undefined, file: ts.SourceFile): boolean => {
  if (!argument) return false;
  if (/\bsignal\b/.test(argument.getText(file))) return true;
  if (!ts.isIdentifier(argument)) return false;
  const isGiven = (node: ts.Node): boolean =>
    (ts.isVariableDeclaration(node) &&
      node.name.getText(file) === argument.text &&
      /\bsignal\b/.test(node.initializer?.getText(file) ?? '')) ||
    !!ts.forEachChild(node, (child) => isGiven(child) || undefined);
  return isGiven(file);
};

/** `new AbortController().signal`, which nobody can end. */
const isEndless = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === 'signal' &&
  ts.isNewExpression(node.expression) &&
  nameOf(node.expression.expression) === 'AbortController';

/** What an expression starts without an owner; '' for nothing. */
const unowned = (node: ts.Node, file: ts.SourceFile): string => {
  if (ts.isIdentifier(node) && TIMERS.test(node.text)) return ts.isTypeQueryNode(node.parent) ? '' : node.text;
  if (isEndless(node)) return 'AbortController';
  if (ts.isNewExpression(node)) {
    const name = nameOf(node.expression);
    const isOwned = ts.isCallExpression(node.parent) && nameOf(node.parent.expression) === 'startObserver';
    return CONNECTIONS.test(name) || (/Observer$/.test(name) && !isOwned) ? name : '';
  }
  if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
    const { expression, name } = node.left;
    const isSet = node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return isSet && GLOBALS.test(expression.getText(file)) && /^on[a-z]+$/.test(name.text) ? name.text : '';
  }
  if (!ts.isCallExpression(node)) return '';
  const name = nameOf(node.expression);
  // A media query's older way to be listened to, which takes no signal.
  if (name === 'addListener') return name;
  const place = Object.hasOwn(TAKES_SIGNAL, name) ? TAKES_SIGNAL[name] : undefined;
  if (place === undefined) return '';
  const receiver = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression.getText(file) : '';
  // `on` of others, such as jQuery's, is not ours; the end of a signal is what all hangs on.
  if (name === 'on' && (receiver || !EVENTS.test(file.text))) return '';
  if (node.arguments[0]?.getText(file) === "'abort'") return '';
  return hasSignal(node.arguments[place], file) ? '' : name;
};

/**
 * What the browser's sources start that could outlive its island, as `file:line starts what`: timers, frames, observers,
 * connections; listeners and requests without a signal, or with one that never ends. An exception that excuses nothing is told too.
 */
export const withoutOwner = (sources: Sources, exceptions = EXCEPTIONS): string[] => {
  const unused = new Set(exceptions.filter(([file]) => sources.has(file)));
  const found: string[] = [];
  for (const [path, text] of sources) {
    if (path === OWNER || !/\.tsx?$/.test(path) || OF_THE_DOCUMENT.some(([files]) => files.test(path))) continue;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const what = unowned(node, file);
      const excuse = exceptions.find(([place, excused]) => place === path && excused === what);
      if (excuse) unused.delete(excuse);
      else if (what)
        found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} starts ${what}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...found, ...[...unused].map(([file, what]) => `${file} starts no ${what} any more`)];
};
