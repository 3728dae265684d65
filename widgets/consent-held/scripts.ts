import type { HeldTags } from '../../src/contracts/consent-tags';
import { HELD_SCRIPTS, freed } from '../../src/services/held-script';
import { mayRunNow } from '../../src/stores/consent';
import { hearLate, playLate } from './lifecycle';
import { writeBehind } from './written';

const page: typeof globalThis & { islas?: HeldTags } = globalThis;

const isAllowed = ({ dataset }: HTMLElement): boolean =>
  mayRunNow(dataset.islasConsent || dataset.category || '', dataset.islasProvider);

let tail: Promise<unknown> = Promise.resolve();
let count = 0;

/** Puts a script into the page and waits for it, where what follows may need it. */
const start = (held: HTMLScriptElement): Promise<unknown> | undefined => {
  const script = freed(held);
  // Made by a script, a file would run when it comes: in the page it ran in its place.
  if (!held.hasAttribute('async')) script.async = false;
  const isWaitedFor = script.src && !held.hasAttribute('async') && script.type !== 'module';
  const ended = new Promise((end) => {
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
  const stop = hearLate();
  held.replaceWith(script);
  if (!script.src) stop();
  void ended.then(stop);
  return isWaitedFor ? ended : undefined;
};

/**
 * Runs what is allowed in the page's order, each once; what follows a file that is fetched waits for it. Behind the last
 * one come the calls that the page has made meanwhile, and then the events that these scripts have missed.
 */
export const releaseScripts = (): void => {
  for (const held of document.querySelectorAll<HTMLScriptElement>(HELD_SCRIPTS)) {
    if (!isAllowed(held)) continue;
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
