const currentUrl = (): string => location.href;

/** Leaves the page for a web address, absolute or relative; `false` for anything else, which is not followed. */
export const assign = (url: string): boolean => {
  try {
    const { href, protocol } = new URL(url, currentUrl());
    if (!url || !/^https?:$/.test(protocol)) return false;
    location.assign(href);
    return true;
  } catch {
    return false; // Not an address at all.
  }
};

/** Hears that the browser brought this page back from its memory (back/forward cache), until the signal aborts. */
export const onReturn = (returned: () => void, signal: AbortSignal): void =>
  addEventListener('pageshow', ({ persisted }) => persisted && returned(), { signal });
