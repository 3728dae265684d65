import { layOver } from './placeholder-layout';

export const PLACEHOLDER = '.islas-consent-placeholder';

/** Frame to placeholder and back. Either may be moved in the page later, or be copied with its identity. */
const pairs = new WeakMap<Element, HTMLElement>();
const identities = new Set<string>();
let copies = 0;

export const pairOf = (element: Element): HTMLElement | undefined => pairs.get(element);

/** One frame and one placeholder of the same identity belong together, in the page's order. */
export const pairFrames = (signal?: AbortSignal): void => {
  const free = new Map<string, HTMLElement[]>();
  for (const placeholder of document.querySelectorAll<HTMLElement>(PLACEHOLDER)) {
    const { islasFrame = '' } = placeholder.dataset;
    if (!pairs.has(placeholder)) free.set(islasFrame, [...(free.get(islasFrame) ?? []), placeholder]);
  }
  if (!free.size) return;
  for (const frame of document.querySelectorAll<HTMLElement>(`[data-islas-frame]:not(${PLACEHOLDER})`)) {
    const placeholder = pairs.has(frame) ? undefined : free.get(frame.dataset.islasFrame ?? '')?.shift();
    if (placeholder) pair(frame, placeholder, signal);
  }
};

export const pair = (frame: HTMLElement, placeholder: HTMLElement, signal?: AbortSignal): void => {
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
  layOver(frame, placeholder, signal);
};

/** The frame has left the place where its placeholder stood. */
export const unpair = (...both: readonly HTMLElement[]): void => {
  for (const each of both) pairs.delete(each);
};
