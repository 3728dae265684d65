import { loadLater } from '../../../src/runtime/load-later';
import { getConsent, mayRunNow } from '../get-consent';
import { isOurs } from '../marks';
import type { HeldTags } from '../tag-data';
import { allowEmbeds, isEmbedAllowed } from './embeds-store';
import { restorableAttributes } from './held-attributes';
import { pairFrames, pairedElement, PLACEHOLDER } from './placeholder-pairs';

const page: typeof globalThis & { islas?: HeldTags } = globalThis;

/** Held and released elements; a frame that a script has inserted has no `data-islas-held` at first. */
const HELD = '[data-islas-held],[data-islas-freed],iframe[data-islas-consent]';
const IS_BLANK = /^(about:blank|data:.*)?$/;

/** Each frame's `src` from before its release, to be restored later: a lazy loader may write another one meanwhile. */
const sources = new WeakMap<Element, string | null>();

const setSource = (frame: Element, source: string | null | undefined): void => {
  if (typeof source === 'string') frame.setAttribute('src', source);
  else frame.removeAttribute('src');
};

const restoreAttributes = (frame: HTMLElement, list: string): void => {
  const back = restorableAttributes(frame, list);
  const source = frame.getAttribute('src');
  sources.set(frame, source === frame.dataset.islasSrc ? null : source);
  for (const [name, address] of back) {
    // Setting the same address again would reload a frame.
    if (name === 'css') frame.textContent = address;
    else if (frame.getAttribute(name) !== address) frame.setAttribute(name, address);
  }
  const late = back.find(([name]) => /^data-.*src$/.test(name));
  // A lazy loader may have collected its frames already, so the browser loads this one.
  if (late && back.every(([name]) => name.startsWith('data-')) && IS_BLANK.test(frame.getAttribute('src') ?? '')) {
    if (!frame.hasAttribute('loading')) frame.setAttribute('loading', 'lazy');
    setSource(frame, late[1]);
  }
  // A media element reads its sources only once.
  if (frame.matches('source')) frame.closest<HTMLMediaElement>('audio,video')?.load();
};

const unloadFrame = (frame: HTMLElement, list: string): void => {
  // Removing `src` does not unload a frame's document.
  if (frame.matches('iframe')) frame.setAttribute('src', 'about:blank');
  // The page is loaded again after a withdrawal: styles need not be taken back.
  for (const [name] of restorableAttributes(frame, list)) if (!/^(css|style)$/.test(name)) frame.removeAttribute(name);
  setSource(frame, sources.get(frame));
};

/** Focuses the element that replaces the hidden one which had the focus, without scrolling. */
const moveFocus = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (element.contains(document.activeElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
};

/** Restores a frame's addresses, or removes them again and shows its placeholder. */
const updateFrame = (frame: HTMLElement, isFree: boolean): void => {
  const { dataset } = frame;
  const [from, to] = isFree ? (['islasHeld', 'islasFreed'] as const) : (['islasFreed', 'islasHeld'] as const);
  const list = dataset[from] ?? (isFree && dataset.islasFreed === undefined ? 'src' : undefined);
  if (list === undefined) return;
  const placeholder = pairedElement(frame);
  const hadFocus = (isFree ? placeholder : frame)?.contains(document.activeElement);
  // Before the address: `tag-insertions.ts` holds no frame that has this mark.
  delete dataset[from];
  dataset[to] = list;
  (isFree ? restoreAttributes : unloadFrame)(frame, list);
  if (!placeholder) return;
  placeholder.hidden = isFree;
  if (hadFocus) moveFocus(isFree ? frame : (placeholder.querySelector('button') ?? placeholder));
};

/** Held frames that scripts have inserted, for which the server has printed no placeholder. */
const INSERTED = 'iframe[data-islas-consent][data-islas-src]:not([data-islas-freed])';

const updatePlaceholders = (signal?: AbortSignal): void => {
  const inserted = [...document.querySelectorAll<HTMLElement>(INSERTED)].filter(
    (frame) =>
      isOurs(frame, getConsent().config.key) &&
      (frame.dataset.islasHeld === undefined || frame.matches('[data-islas-inserted]')),
  );
  if (!inserted.length) return;
  for (const { dataset } of inserted) {
    dataset.islasHeld = 'src';
    dataset.islasInserted = '';
  }
  void loadLater(
    'consent-frames',
    () => import('./inserted-frames'),
    ({ addPlaceholders }) => addPlaceholders(inserted, signal),
    { signal },
  );
};

/** Loads the frames that the visitor's decision allows, and holds the others again. */
export const releaseFrames = (signal?: AbortSignal): void => {
  const { key } = getConsent().config;
  pairFrames(signal);
  for (const frame of document.querySelectorAll<HTMLElement>(HELD)) {
    if (!isOurs(frame, key)) {
      if (frame instanceof HTMLIFrameElement) page.islas?.adopt?.(frame);
      continue;
    }
    const { islasConsent = '', islasProvider } = frame.dataset;
    // Loading by hand covers an element that had a placeholder, with everything inside it.
    const embed = frame.closest('[data-islas-frame]');
    const isByHand = !!embed && isOurs(embed, key) && isEmbedAllowed(islasProvider, embed);
    updateFrame(frame, mayRunNow(islasConsent, islasProvider) || isByHand);
  }
  updatePlaceholders(signal);
};

/** Handler of the button in a placeholder: loads this provider's frames, here and on every page. */
export const loadEmbed = (button: HTMLElement): void => {
  pairFrames();
  const placeholder = button.closest<HTMLElement>(PLACEHOLDER);
  const frame = placeholder && pairedElement(placeholder);
  if (!frame) return;
  // Not every browser focuses a button that is pressed.
  button.focus();
  allowEmbeds(frame.dataset.islasProvider, frame);
  releaseFrames();
};
