import type { HeldTags } from '../tag-data';
import { HELD_SCRIPTS, createReleasedCopy } from './held-script';
import { startTimer } from '../../../src/browser/lifetime';
import { mayRunNow } from '../get-consent';
import { recordLateHandlers, runLateHandlers } from './document-lifecycle';
import { redirectDocumentWrite } from './document-write';

const page: typeof globalThis & { islas?: HeldTags } = globalThis;

const isAllowed = ({ dataset }: HTMLElement): boolean =>
  mayRunNow(dataset.islasConsent || dataset.category || '', dataset.islasProvider);

/** Whether a page would run this script after parsing, in document order. */
const isDeferred = (held: HTMLScriptElement): boolean =>
  !held.hasAttribute('async') && (held.dataset.islasType === 'module' || (held.defer && !!held.dataset.islasSrc));

let tail: Promise<unknown> = Promise.resolve();
let count = 0;

/** Whether browsers run a script of this type themselves; for any other, a script of the page may run it. */
const isRunByBrowsers = (type: string): boolean =>
  /^\s*(|module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))\s*$/i.test(
    type,
  );

/** Seconds after which the next script no longer waits for an inline module. */
const LONGEST = 5;

/** Resolves when an inline module has run. It fires no `load` event, so another inline module after it reports this. */
const endOfModule = (module: HTMLScriptElement): Promise<unknown> =>
  new Promise<void>((end) => {
    const next = document.createElement('script');
    Object.assign(page.islas ?? {}, { ended: end });
    startTimer(() => end(undefined), LONGEST * 1000, undefined);
    next.type = 'module';
    next.async = false;
    next.nonce = module.nonce;
    next.text = 'islas.ended?.()';
    module.after(next);
    next.remove();
  });

/** Inserts a script into the page. Returns a promise if the following scripts have to wait for it. */
const releaseScript = (held: HTMLScriptElement): Promise<unknown> | undefined => {
  const script = createReleasedCopy(held);
  const isAsync = held.hasAttribute('async');
  // A script element created by code is async by default; in the page it would have run in order.
  if (!isAsync) script.async = false;
  const isModule = script.type === 'module';
  const stop = recordLateHandlers(isModule);
  const loaded = new Promise((end) => {
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
  held.replaceWith(script);
  if (!isRunByBrowsers(script.type)) {
    stop();
    // Partytown reads the page again at this event.
    window.dispatchEvent(new CustomEvent('ptupdate'));
    return;
  }
  if (!script.src && !isModule) return void stop();
  const ended = script.src ? loaded : endOfModule(script);
  void ended.then(stop);
  return isAsync ? undefined : ended;
};

/**
 * Runs the allowed scripts once each, in the page's order; a script after a fetched file waits for it. After the last
 * one, replays the queued calls, and then the events that these scripts have missed.
 */
export const releaseScripts = (): void => {
  const allowed = [...document.querySelectorAll<HTMLScriptElement>(HELD_SCRIPTS)].filter(isAllowed);
  for (const held of allowed.sort((one, other) => +isDeferred(one) - +isDeferred(other))) {
    held.type = 'islas/released';
    if (!count) page.islas?.replayCalls?.(true);
    count += 1;
    tail = tail
      .then(() => {
        redirectDocumentWrite();
        return releaseScript(held);
      })
      .finally(() => {
        count -= 1;
        if (count) return;
        page.islas?.replayCalls?.(false);
        runLateHandlers();
      });
  }
};
