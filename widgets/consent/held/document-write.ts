import { RELEASED } from '../tag-data';

/** What each script has written last, behind which its next words stand. */
const ends = new WeakMap<Element, ChildNode>();
/** Markup that ends within a script's element, by who writes it. */
const open = new WeakMap<Element, string>();
let last: Element | undefined;
let isOn = false;

const UNFINISHED = /<script\b(?:(?!<\/script\s*>)[\s\S])*$|<[^<>]*$/i;

/** An element that does not belong into a head. */
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
  // In a head nothing is seen: what is not for it stands first in the body, as the page's parser would have it.
  const isLost = behind.parentElement === document.head && SEEN.test(markup);
  const range = document.createRange();
  if (isLost) range.setStart(document.body, 0);
  else range.setStartAfter(behind);
  const written = range.createContextualFragment(markup);
  const end = written.lastChild;
  // They run where they are inserted, and write behind themselves.
  for (const script of written.querySelectorAll('script')) {
    script.setAttribute(RELEASED, '');
    if (writer instanceof HTMLElement && writer.nonce && !script.nonce) script.nonce = writer.nonce;
  }
  range.insertNode(written);
  if (end) ends.set(writer, end);
};

/**
 * What a script writes that was held and runs after the page was read stands behind it. Natively it would empty the
 * page. Before that, the page's own parser does what is right.
 */
export const writeBehind = (): void => {
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
