import { loadChunk } from '../../../src/browser/load-chunk';
import { mayRunNow } from '../consent-store';
import { allowEmbeds, isEmbedAllowed } from './embeds-store';
import { pairFrames, pairOf, PLACEHOLDER } from './placeholder-pairs';

/** What scripts insert is held by its address alone. */
const HELD = '[data-islas-held],[data-islas-freed],iframe[data-islas-consent]';
/** Attributes that hold addresses. What the page names beside them is not put anywhere. */
const ADDRESSES = /^(src(set|doc)?|href|imagesrcset|data|value|poster|data-.+)$/;
const IS_BLANK = /^(about:blank|data:.*)?$/;

/** The frame's `src` while it was held; a script that loads late may have written another since. */
const sources = new WeakMap<Element, string | null>();

const setSource = (frame: Element, source: string | null | undefined): void => {
  if (typeof source === 'string') frame.setAttribute('src', source);
  else frame.removeAttribute('src');
};

const putBack = (frame: HTMLElement, names: string[]): void => {
  const source = frame.getAttribute('src');
  sources.set(frame, source === frame.dataset.islasSrc ? null : source);
  for (const name of names) {
    const address = frame.getAttribute(`data-islas-${name}`) ?? '';
    // Given again, a frame would load again.
    if (frame.getAttribute(name) !== address) frame.setAttribute(name, address);
  }
  const late = names.find((name) => /^data-.*src$/.test(name));
  // What loads late has perhaps looked for its frames already: the browser loads this one.
  if (late && names.every((name) => name.startsWith('data-')) && IS_BLANK.test(frame.getAttribute('src') ?? '')) {
    if (!frame.hasAttribute('loading')) frame.setAttribute('loading', 'lazy');
    setSource(frame, frame.getAttribute(late));
  }
  // A media element looks at its sources once.
  if (frame.matches('source')) frame.closest<HTMLMediaElement>('audio,video')?.load();
};

const takeAway = (frame: HTMLElement, names: string[]): void => {
  // Without an address a frame goes on showing what it shows.
  if (frame.matches('iframe')) frame.setAttribute('src', 'about:blank');
  for (const name of names) frame.removeAttribute(name);
  setSource(frame, sources.get(frame));
};

/** What had the focus is not to be seen any more: what has come in its place, where nothing has to scroll, has it then. */
const moveFocus = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (element.contains(document.activeElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
};

/** Gives a frame its addresses, or takes them away again; its placeholder stands over its box meanwhile. */
const setFrame = (frame: HTMLElement, isFree: boolean): void => {
  const { dataset } = frame;
  const [from, to] = isFree ? (['islasHeld', 'islasFreed'] as const) : (['islasFreed', 'islasHeld'] as const);
  const list = dataset[from] ?? (isFree && dataset.islasFreed === undefined ? 'src' : undefined);
  if (list === undefined) return;
  const placeholder = pairOf(frame);
  const hadFocus = (isFree ? placeholder : frame)?.contains(document.activeElement);
  // Before its address: what looks at what scripts write holds no frame that is free.
  delete dataset[from];
  dataset[to] = list;
  (isFree ? putBack : takeAway)(
    frame,
    list.split(' ').filter((name) => ADDRESSES.test(name)),
  );
  if (!placeholder) return;
  placeholder.hidden = isFree;
  if (hadFocus) moveFocus(isFree ? frame : (placeholder.querySelector('button') ?? placeholder));
};

/** What scripts have inserted was held by its address, without a placeholder. */
const INSERTED = 'iframe[data-islas-consent][data-islas-src]:not([data-islas-freed])';

const placeholders = (signal?: AbortSignal): void => {
  const inserted = [...document.querySelectorAll<HTMLElement>(INSERTED)].filter(
    (frame) => frame.dataset.islasHeld === undefined || frame.matches('[data-islas-inserted]'),
  );
  if (!inserted.length) return;
  for (const { dataset } of inserted) {
    dataset.islasHeld = 'src';
    dataset.islasInserted = '';
  }
  void loadChunk(() => import('./inserted-frames')).then(({ placeInserted }) => placeInserted(inserted, signal));
};

/** Loads the frames that the visitor's decision allows by now, and takes the others back. */
export const releaseFrames = (signal?: AbortSignal): void => {
  pairFrames(signal);
  for (const frame of document.querySelectorAll<HTMLElement>(HELD)) {
    const { islasConsent = '', islasProvider } = frame.dataset;
    // Loaded by hand is what a visitor saw a placeholder of, with all that is in it.
    const embed = frame.closest('[data-islas-frame]');
    setFrame(frame, mayRunNow(islasConsent, islasProvider) || (!!embed && isEmbedAllowed(islasProvider, embed)));
  }
  placeholders(signal);
};

/** The button in a frame's placeholder: this provider's frames load, here and on every page. */
export const loadEmbed = (button: HTMLElement): void => {
  pairFrames();
  const placeholder = button.closest<HTMLElement>(PLACEHOLDER);
  const frame = placeholder && pairOf(placeholder);
  if (!frame) return;
  // Not every browser gives a button the focus that is pressed.
  button.focus();
  allowEmbeds(frame.dataset.islasProvider, frame);
  releaseFrames();
};
