import { mayRunNow } from '../../src/stores/consent';

const SCRIPTS = 'script[type="text/plain"]:is([data-islas-consent],[data-category])';
/** What holding has written on a script. */
const MARKS = /^data-(islas-(consent|provider|src|type)|category|island-state)$|^type$/;

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

const isAllowed = ({ dataset }: HTMLElement): boolean =>
  mayRunNow(dataset.islasConsent || dataset.category || '', dataset.islasProvider);

let tail: Promise<unknown> = Promise.resolve();

/** Runs what is allowed in the page's order, each once; what follows a file that is fetched waits for it. */
export const releaseScripts = (): void => {
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
