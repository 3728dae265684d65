import { CONSENT_TEXTS, type ConsentDetails, type ConsentTextKey } from '../settings/consent-details';
import { fetchDetails } from '../settings/details-store';
import { startObserver } from '../../../src/browser/lifetime';
import { getConsent } from '../get-consent';
import { markRegion } from '../marks';
import { PLACEHOLDER, pairElements, pairedElement, unpairElements } from './placeholder-pairs';

/** Minimum width and height of a visible frame, in pixels without its border. */
const LEAST = 2;

const placed = new WeakMap<HTMLElement, HTMLElement>();
const frames = new WeakSet<HTMLElement>();
let count = 0;

let details: Promise<ConsentDetails | undefined> | undefined;

/** Whether a frame is visible, by the rules for printed frames (PHP: `FrameBlocker`). */
const isSeen = (frame: HTMLElement): boolean => {
  const { right, bottom } = frame.getBoundingClientRect();
  const { parentElement, clientWidth, clientHeight } = frame;
  return (
    Math.min(clientWidth, clientHeight) >= LEAST &&
    right + scrollX > 0 &&
    bottom + scrollY > 0 &&
    frame.style.opacity !== '0' &&
    frame.style.visibility !== 'hidden' &&
    !!parentElement &&
    !parentElement.closest('button,select,svg,noscript') &&
    (parentElement.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true)
  );
};

const createElement = (name: string, attributes: Readonly<Record<string, string>>, ...children: (Node | string)[]) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** The same markup as `FramePlaceholder` prints in PHP. */
const createPlaceholder = (frame: HTMLElement, id: string, given: ConsentDetails | undefined): HTMLElement => {
  const { islasConsent: category = '', islasProvider: provider = '', islasSrc = '' } = frame.dataset;
  const name = given?.providers[provider] || provider;
  const text = (key: ConsentTextKey, ...words: string[]) =>
    (given?.texts[key] || CONSENT_TEXTS[key]).replace(/%(?:(\d)\$)?s/g, (_all, place = '1') => words[place - 1] ?? '');
  const href = islasSrc.replace(/^\/\//, 'https://');
  return createElement(
    'span',
    { class: PLACEHOLDER.slice(1), 'data-islas-frame': id, role: 'group', 'aria-label': name },
    createElement('span', {}, text('frame_about', name, given?.categories[category]?.name || category)),
    createElement(
      'button',
      {
        type: 'button',
        class: 'button wp-element-button',
        'data-islas-action': 'consent.embed',
        'data-islas-provider': provider,
      },
      text('frame_load', name),
    ),
    ...(/^https?:/i.test(href) && !frame.closest('a')
      ? [createElement('a', { href, rel: 'noopener' }, text('frame_open', name))]
      : []),
  );
};

const addPlaceholder = async (frame: HTMLElement, signal?: AbortSignal): Promise<void> => {
  details ??= fetchDetails().catch(() => undefined);
  const given = await details;
  if (
    signal?.aborted ||
    pairedElement(frame) ||
    !frame.isConnected ||
    frame.dataset.islasHeld === undefined ||
    !isSeen(frame)
  )
    return;
  const id = `s${++count}`;
  const placeholder = createPlaceholder(frame, id, given);
  markRegion(placeholder, getConsent().config.key);
  frame.dataset.islasFrame = id;
  frame.style.setProperty('anchor-name', `--islas-${id}`);
  placeholder.style.setProperty('position-anchor', `--islas-${id}`);
  frame.after(placeholder);
  placed.set(frame, placeholder);
  pairElements(frame, placeholder, signal);
};

/** Updates a frame's placeholder after the frame was inserted, removed, moved or resized. */
const updatePlaceholder = (frame: HTMLElement, signal?: AbortSignal): void => {
  const placeholder = placed.get(frame);
  if (placeholder && (!frame.isConnected || frame.nextElementSibling !== placeholder)) {
    placeholder.remove();
    unpairElements(frame, placeholder);
    placed.delete(frame);
  }
  if (frame.isConnected && !pairedElement(frame) && isSeen(frame)) void addPlaceholder(frame, signal);
};

let observer: ResizeObserver | undefined;

const watch = (signal?: AbortSignal): ResizeObserver =>
  startObserver(
    new ResizeObserver((all) => all.forEach(({ target }) => updatePlaceholder(target as HTMLElement, signal))),
    signal,
  );

/** Adds placeholders to held frames that scripts have inserted, as the server prints for other frames. */
export const addPlaceholders = (inserted: readonly HTMLElement[], signal?: AbortSignal): void => {
  if (signal?.aborted) return;
  observer ??= globalThis.ResizeObserver && watch(signal);
  for (const frame of inserted) {
    if (!frames.has(frame)) observer?.observe(frame);
    frames.add(frame);
    updatePlaceholder(frame, signal);
  }
};
