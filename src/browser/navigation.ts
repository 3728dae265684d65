import { startTimer } from './lifetime';

export const currentUrl = (): string => location.href;

/** Leaves the page for a web address, absolute or relative; `false` for anything else, which is not followed. */
export const assign = (url: string): boolean => {
  try {
    const { href, protocol } = new URL(url, currentUrl());
    if (!url || !/^https?:$/.test(protocol)) return false;
    location.assign(href);
    // To another place of this page, which has changed: it is asked for anew.
    if (href.includes('#') && href.split('#')[0] === currentUrl().split('#')[0]) location.reload();
    return true;
  } catch {
    return false; // Not an address at all.
  }
};

/** Hears that the browser brought this page back from its memory (back/forward cache), until the signal aborts. */
export const onReturn = (returned: () => void, signal: AbortSignal): void =>
  addEventListener('pageshow', ({ persisted }) => persisted && returned(), { signal });

/** Calls `go` when a page that is being left is still here after 15 s, or back: its controls work again. */
export const afterLeaving = (go: () => void): void => {
  const over = new AbortController();
  const end = () => {
    over.abort();
    go();
  };
  startTimer(end, 15_000, over.signal);
  onReturn(end, over.signal);
};
