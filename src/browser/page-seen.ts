/**
 * Pages that nobody has seen yet: rendered ahead by the browser (`document.prerendering`), which may never show them, or
 * opened in a background tab.
 */
const page: Document & { readonly prerendering?: boolean } = document;

/** Whether the browser is rendering this page ahead of a visit that may never come. */
export const isRenderedAhead = (): boolean => !!page.prerendering;

/**
 * Calls back now, or, in a page that is rendered ahead, when it is activated. What counts, decides or writes for the
 * visitor starts here.
 */
export const whenActivated = (callback: () => void, signal?: AbortSignal): void => {
  if (isRenderedAhead())
    page.addEventListener('prerenderingchange', () => callback(), { once: true, ...(signal && { signal }) });
  else callback();
};

/** Calls back once the visitor sees the page: now, or when its tab first becomes visible. For clocks. */
export const whenVisible = (callback: () => void, signal?: AbortSignal): void =>
  whenActivated(() => {
    if (!page.hidden) return callback();
    const onChange = () => {
      if (page.hidden) return;
      page.removeEventListener('visibilitychange', onChange);
      callback();
    };
    page.addEventListener('visibilitychange', onChange, signal && { signal });
  }, signal);
