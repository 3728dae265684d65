import { startObserver } from '../../../src/browser/lifetime';

const laid = new Map<HTMLElement, HTMLElement>();

const positionAll = (): void => {
  for (const [frame, placeholder] of laid) {
    if (!frame.isConnected) laid.delete(frame);
    const { style } = placeholder;
    style.inset = '0 auto auto 0';
    const { left, top, width, height } = frame.getBoundingClientRect();
    const origin = placeholder.getBoundingClientRect();
    style.inset = `${top - origin.top}px auto auto ${left - origin.left}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
};

let observer: ResizeObserver | undefined;

/** Positions a placeholder over its frame in browsers without CSS anchors, again whenever the page changes its size. */
export const positionOver = (frame: HTMLElement, placeholder: HTMLElement, signal?: AbortSignal): void => {
  if (globalThis.CSS?.supports('anchor-name', '--a')) return;
  laid.set(frame, placeholder);
  observer ??= globalThis.ResizeObserver && startObserver(new ResizeObserver(positionAll), signal);
  observer?.observe(document.body);
  observer?.observe(frame);
  positionAll();
};
