import { report } from '../services/events';
import { resetSeams, seams } from '../services/seams';

/** Milliseconds that a request waits for the bridge's chunk at most; then it is sent without. */
const PATIENCE_MS = 3000;

/**
 * The jQuery that is on the page already. Looks at the property, so that nothing is loaded: the accessor of
 * `head-jquery.ts` says by itself what it has, anybody else's (optimisers have one) is read.
 */
export const presentJQuery = (): JQueryStatic | undefined => {
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
  const until = { capture: true, signal: AbortSignal.any([signal, found.signal]) };
  for (const event of ['islas:jquery', 'load', 'readystatechange']) document.addEventListener(event, look, until);
  for (const event of ['DOMContentLoaded', 'load']) addEventListener(event, look, until);
};

/**
 * Brings the bridge to jQuery when jQuery is on the page, now or from the moment it comes; requests and the veto wait
 * for it. Ends with the signal.
 */
export const startJQueryBridge = (signal: AbortSignal): void => {
  let coming: Promise<void> | undefined;
  let isHere = false;
  const bring = ($: JQueryStatic) => {
    const load = async () => {
      const { startBridge } = await import('./jquery');
      if (!signal.aborted) startBridge($, signal);
    };
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    coming ??= Promise.race([load(), late])
      .catch((error: unknown) => report('bridge', 'chunk_failed', error))
      .then(() => void (isHere = true));
  };
  seams.arrival = () => {
    const $ = coming ? undefined : presentJQuery();
    if ($) bring($);
    return isHere ? undefined : coming;
  };
  signal.addEventListener('abort', resetSeams);
  whenJQuery(bring, signal);
};
