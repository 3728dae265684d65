import { getConsent } from '../get-consent';
import { isInOurs, isOurs } from '../marks';
import { positionOver } from './placeholder-layout';

export const PLACEHOLDER = '.islas-consent-placeholder';

/** Frame to placeholder and back. Either may be moved later, or be copied together with its `data-islas-frame`. */
const pairs = new WeakMap<Element, HTMLElement>();
const identities = new Set<string>();
let copies = 0;

export const pairedElement = (element: Element): HTMLElement | undefined => pairs.get(element);

/** Pairs each frame with one placeholder of the same `data-islas-frame`, in document order. */
export const pairFrames = (signal?: AbortSignal): void => {
  const { key } = getConsent().config;
  const free = new Map<string, HTMLElement[]>();
  for (const placeholder of document.querySelectorAll<HTMLElement>(PLACEHOLDER)) {
    const { islasFrame = '' } = placeholder.dataset;
    if (!pairs.has(placeholder) && isInOurs(placeholder, key))
      free.set(islasFrame, [...(free.get(islasFrame) ?? []), placeholder]);
  }
  if (!free.size) return;
  for (const frame of document.querySelectorAll<HTMLElement>(`[data-islas-frame]:not(${PLACEHOLDER})`)) {
    const placeholder =
      pairs.has(frame) || !isOurs(frame, key) ? undefined : free.get(frame.dataset.islasFrame ?? '')?.shift();
    if (placeholder) pairElements(frame, placeholder, signal);
  }
};

export const pairElements = (frame: HTMLElement, placeholder: HTMLElement, signal?: AbortSignal): void => {
  pairs.set(frame, placeholder);
  pairs.set(placeholder, frame);
  let { islasFrame = '' } = frame.dataset;
  if (identities.has(islasFrame)) {
    islasFrame += `-c${++copies}`;
    for (const { dataset } of [frame, placeholder]) dataset.islasFrame = islasFrame;
    frame.style.setProperty('anchor-name', `--islas-${islasFrame}`);
    placeholder.style.setProperty('position-anchor', `--islas-${islasFrame}`);
  }
  identities.add(islasFrame);
  positionOver(frame, placeholder, signal);
};

/** Called when the frame has left its placeholder's place. */
export const unpairElements = (...both: readonly HTMLElement[]): void => {
  for (const each of both) pairs.delete(each);
};
