import { RELEASED } from '../tag-data';

/** The last node that each script has written; its next output follows that node. */
const ends = new WeakMap<Element, ChildNode>();
/** Unfinished markup (an open tag or script element), by the script that writes it. */
const open = new WeakMap<Element, string>();
let last: Element | undefined;
let isOn = false;

const UNFINISHED = /<script\b(?:(?!<\/script\s*>)[\s\S])*$|<[^<>]*$/i;

/** Matches an element that may not stand in a head. */
const SEEN = /<(?!(script|style|link|meta|noscript|template)\b)\w/i;

const write = (...parts: readonly unknown[]): void => {
  const writer = document.currentScript ?? last;
  if (!writer?.isConnected) return;
  last = writer;
  const markup = (open.get(writer) ?? '') + parts.join('');
  const isWhole = !UNFINISHED.test(markup);
  open.set(writer, isWhole ? '' : markup);
  if (!isWhole) return;
  const place = ends.get(writer);
  const behind: ChildNode = place?.isConnected ? place : writer;
  // Elements that may not stand in a head go to the start of the body, as the page's parser would put them.
  const isLost = behind.parentElement === document.head && SEEN.test(markup);
  const range = document.createRange();
  if (isLost) range.setStart(document.body, 0);
  else range.setStartAfter(behind);
  const written = range.createContextualFragment(markup);
  const end = written.lastChild;
  // Written scripts run when they are inserted, and their own output follows them.
  for (const script of written.querySelectorAll('script')) {
    script.setAttribute(RELEASED, '');
    if (writer instanceof HTMLElement && writer.nonce && !script.nonce) script.nonce = writer.nonce;
  }
  range.insertNode(written);
  if (end) ends.set(writer, end);
};

/**
 * Inserts what a released script writes after parsing behind that script, because the native `document.write` would
 * empty the page. While the page is parsed, the native functions run.
 */
export const redirectDocumentWrite = (): void => {
  if (isOn) return;
  isOn = true;
  const { write: native, writeln: nativeLine, open: nativeOpen, close: nativeClose } = document;
  const isNative = () => document.readyState === 'loading';
  Object.assign(document, {
    write: (...parts: string[]) => (isNative() ? native.apply(document, parts) : write(...parts)),
    writeln: (...parts: string[]) => (isNative() ? nativeLine.apply(document, parts) : write(...parts, '\n')),
    open: (...args: [string?, string?, string?]) =>
      // With three arguments it opens a window.
      args.length > 2 || isNative() ? Reflect.apply(nativeOpen, document, args) : document,
    close: () => isNative() && nativeClose.call(document),
  });
};
