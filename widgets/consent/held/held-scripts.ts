import type { HeldTags } from '../tag-data';
import { HELD_SCRIPTS, freed } from './held-script';
import { startTimer } from '../../../src/browser/lifetime';
import { mayRunNow } from '../consent-store';
import { hearLate, playLate } from './document-lifecycle';
import { writeBehind } from './document-write';

const page: typeof globalThis & { islas?: HeldTags } = globalThis;

const isAllowed = ({ dataset }: HTMLElement): boolean =>
  mayRunNow(dataset.islasConsent || dataset.category || '', dataset.islasProvider);

/** In a page these run when it has been read, in its order. */
const isDeferred = (held: HTMLScriptElement): boolean =>
  !held.hasAttribute('async') && (held.dataset.islasType === 'module' || (held.defer && !!held.dataset.islasSrc));

let tail: Promise<unknown> = Promise.resolve();
let count = 0;

/** Seconds after which the next script no longer waits for a module in the page's text. */
const LONGEST = 5;

/** Browsers say of files alone that they have run. Behind a module in the page's text runs another one that says so. */
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

/** Puts a script into the page and waits for it, where what follows may need it. */
const start = (held: HTMLScriptElement): Promise<unknown> | undefined => {
  const script = freed(held);
  const isAsync = held.hasAttribute('async');
  // Made by a script, a file would run when it comes: in the page it ran in its place.
  if (!isAsync) script.async = false;
  const isModule = script.type === 'module';
  const stop = hearLate(isModule);
  const loaded = new Promise((end) => {
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
  held.replaceWith(script);
  if (!script.src && !isModule) return void stop();
  const ended = script.src ? loaded : endOfModule(script);
  void ended.then(stop);
  return isAsync ? undefined : ended;
};

/**
 * Runs what is allowed in the page's order, each once; what follows a file that is fetched waits for it. Behind the last
 * one come the calls that the page has made meanwhile, and then the events that these scripts have missed.
 */
export const releaseScripts = (): void => {
  const allowed = [...document.querySelectorAll<HTMLScriptElement>(HELD_SCRIPTS)].filter(isAllowed);
  for (const held of allowed.sort((one, other) => +isDeferred(one) - +isDeferred(other))) {
    held.type = 'islas/released';
    if (!count) page.islas?.settle?.(true);
    count += 1;
    tail = tail
      .then(() => {
        writeBehind();
        return start(held);
      })
      .finally(() => {
        count -= 1;
        if (count) return;
        page.islas?.settle?.(false);
        playLate();
      });
  }
};
