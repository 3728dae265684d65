/**
 * The jQuery that is on the page already, or `undefined`. Checks the property descriptor, because reading Islas'
 * lazy accessor would load jQuery; its getter has a property `present` instead. Other accessors (of optimisers) are read.
 */
export const getLoadedJQuery = (): JQueryStatic | undefined => {
  const property = Object.getOwnPropertyDescriptor(window, 'jQuery');
  const isOurs = property?.get && 'present' in property.get;
  const library: unknown = isOurs
    ? Reflect.get(property.get ?? {}, 'present')
    : property && Reflect.get(window, 'jQuery');
  return typeof library === 'function' ? (library as JQueryStatic) : undefined;
};

/**
 * Calls `callback` once with the page's jQuery: now if it is loaded, else when it loads. Islas' lazy accessor dispatches
 * `islas:jquery`; a script file is noticed by its `load` event, before the next script runs; inline code at the next
 * change of `readyState`. A setter on `window.jQuery` is no option: `'jQuery' in window` would be true without jQuery.
 */
export const whenJQuery = (callback: ($: JQueryStatic) => void, signal: AbortSignal): void => {
  const here = getLoadedJQuery();
  if (here) return callback(here);
  const found = new AbortController();
  const check = () => {
    const $ = getLoadedJQuery();
    if (!$) return;
    found.abort();
    callback($);
  };
  if (signal.aborted) return;
  signal.addEventListener('abort', () => found.abort(), { signal: found.signal });
  const until = { capture: true, signal: found.signal };
  for (const event of ['islas:jquery', 'load', 'readystatechange']) document.addEventListener(event, check, until);
  for (const event of ['DOMContentLoaded', 'load']) addEventListener(event, check, until);
};
