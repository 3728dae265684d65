import { observeDocument } from '../../src/services/document-observer';
import { on } from '../../src/services/events';
import { getConsent, mayRunNow } from '../../src/stores/consent';
import { forgetEmbeds } from '../../src/stores/consent-embeds';
import { releaseFrames } from './frames';

const SCRIPTS = 'script[type="text/plain"]:is([data-islas-consent],[data-category])';
/** What holding has written on a script. */
const MARKS = /^data-(islas-(consent|provider|src|type)|category|island-state)$|^type$/;

const isAllowed = ({ dataset }: HTMLElement): boolean =>
  mayRunNow(dataset.islasConsent || dataset.category || '', dataset.islasProvider);

/** The script as it was before it was held; in the page, it runs. */
const freed = (held: HTMLScriptElement): HTMLScriptElement => {
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) if (!MARKS.test(name)) script.setAttribute(name, value);
  const { islasSrc, islasType } = held.dataset;
  if (islasType) script.type = islasType;
  if (islasSrc) script.src = islasSrc;
  // Made by a script, a file would run when it comes: in the page it ran in its place.
  if (!held.hasAttribute('async')) script.async = false;
  script.nonce = held.nonce;
  script.text = held.text;
  return script;
};

let tail: Promise<unknown> = Promise.resolve();

/** Runs what is allowed in the page's order, each once; what follows a file that is fetched waits for it. */
const releaseScripts = (): void => {
  for (const held of document.querySelectorAll<HTMLScriptElement>(SCRIPTS)) {
    if (!isAllowed(held)) continue;
    const script = freed(held);
    held.type = 'islas/released';
    const isWaitedFor = script.src && !held.hasAttribute('async') && script.type !== 'module';
    tail = tail.then(() => {
      const done = isWaitedFor && new Promise((end) => (script.onload = script.onerror = end));
      held.replaceWith(script);
      return done;
    });
  }
};

/** Releases what may be now, and what may be later: by a decision, or because it comes to the page. */
export const startHeld = (signal: AbortSignal): void => {
  release();
  on('islas:consent-changed', release, { signal });
  observeDocument((records) => records.some(({ addedNodes }) => addedNodes.length) && release(), signal);
};

/** Lets run and load what the visitor's decision allows by now, and no more. */
export const release = (): void => {
  if (getConsent().get().status === 'declined') forgetEmbeds();
  releaseScripts();
  releaseFrames();
};
