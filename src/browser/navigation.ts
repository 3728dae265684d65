import { startTimer } from './lifetime';

export const currentUrl = (): string => location.href;

/** Navigates to an http(s) URL, absolute or relative. Returns `false` for any other text and stays on the page. */
export const assign = (url: string): boolean => {
  try {
    const { href, protocol } = new URL(url, currentUrl());
    if (!url || !/^https?:$/.test(protocol)) return false;
    location.assign(href);
    // A URL that differs in its fragment only does not load the page again, and the server's page has changed.
    if (href.includes('#') && href.split('#')[0] === currentUrl().split('#')[0]) location.reload();
    return true;
  } catch {
    return false; // Not a URL.
  }
};

/** Loads a page of this site in place of this one. */
export const replacePage = (url: string): void => location.replace(url);

/** Stays on the page, as the browser's button does while another page is on its way. */
export const stopLoading = (): void => stop();

/** Calls `returned` when the browser restores this page from the back/forward cache, until the signal aborts. */
export const onRestoredPage = (returned: () => void, signal: AbortSignal): void =>
  addEventListener('pageshow', ({ persisted }) => persisted && returned(), { signal });

/** Calls `callback` once: 15 s after a navigation that did not happen, or when the page is restored by *back*. */
export const afterLeaving = (callback: () => void): void => {
  const over = new AbortController();
  const end = () => {
    over.abort();
    callback();
  };
  startTimer(end, 15_000, over.signal);
  onRestoredPage(end, over.signal);
};
