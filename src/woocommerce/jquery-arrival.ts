/**
 * The jQuery that is on the page already. Looks at the property, so that nothing is loaded: the accessor of
 * `head-jquery.ts` says by itself what it has, anybody else's (optimisers have one) is read.
 */
const presentJQuery = (): JQueryStatic | undefined => {
  const property = Object.getOwnPropertyDescriptor(window, 'jQuery');
  const isOurs = property?.get && 'present' in property.get;
  const library: unknown = isOurs
    ? Reflect.get(property.get ?? {}, 'present')
    : property && Reflect.get(window, 'jQuery');
  return typeof library === 'function' ? (library as JQueryStatic) : undefined;
};

/**
 * Calls `go` with the page's jQuery: now when it is here, else once, at the moment it comes, by whichever way. The
 * accessor tells it in the same task. A script file that brings it is noticed before the next script runs, by its own
 * `load` event: a trap on the property would make `'jQuery' in window` true on pages without jQuery. Inline code that
 * defines it is noticed when the document goes a step further.
 */
export const whenJQuery = (go: ($: JQueryStatic) => void, signal: AbortSignal): void => {
  const here = presentJQuery();
  if (here) return go(here);
  const found = new AbortController();
  const look = () => {
    const $ = presentJQuery();
    if (!$) return;
    found.abort();
    go($);
  };
  if (signal.aborted) return;
  signal.addEventListener('abort', () => found.abort(), { signal: found.signal });
  const until = { capture: true, signal: found.signal };
  for (const event of ['islas:jquery', 'load', 'readystatechange']) document.addEventListener(event, look, until);
  for (const event of ['DOMContentLoaded', 'load']) addEventListener(event, look, until);
};
