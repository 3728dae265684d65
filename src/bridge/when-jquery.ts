/** jQuery as a plain value; an accessor would fetch it, and Islas never asks for it (R2.4). */
const present = (): JQueryStatic | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(window, 'jQuery')?.value;
  return typeof value === 'function' ? (value as unknown as JQueryStatic) : undefined;
};

/** Calls `go` once with the page's jQuery: now, or at the moment it comes. */
export const whenJQuery = (go: ($: JQueryStatic) => void, signal: AbortSignal): void => {
  const $ = present();
  if ($) return go($);
  const look = () => {
    const late = present();
    if (!late || found.signal.aborted) return;
    found.abort();
    go(late);
  };
  const found = new AbortController();
  signal.addEventListener('abort', () => found.abort());
  for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, look, { signal: found.signal });
};
