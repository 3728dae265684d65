/** The page's nonce for scripts. One that comes with HTML of a later answer is that answer's, and the browser refuses it. */
const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Replaces a script parsed from HTML, which does not run, by a copy with all its attributes, which does. */
const createRunnableCopy = (script: HTMLScriptElement): HTMLScriptElement => {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  const nonce = pageNonce();
  if (nonce) copy.setAttribute('nonce', nonce);
  copy.text = script.text;
  script.replaceWith(copy);
  return copy;
};

/**
 * Runs scripts one after the other: like a parser, waits for a blocking `src` before the next script. Calls back at the
 * end; at once where no script is waited for.
 */
export const runInOrder = ([script, ...rest]: readonly HTMLScriptElement[], ended?: () => void): void => {
  if (!script) return ended?.();
  const isWaitedFor = script.src && !script.hasAttribute('async') && script.type !== 'module';
  const copy = createRunnableCopy(script);
  const next = () => runInOrder(rest, ended);
  if (!isWaitedFor) return next();
  copy.addEventListener('load', next);
  copy.addEventListener('error', next);
};

/** Runs the scripts in elements that came as HTML of the shop and are on the page now, as the stock script does. */
export const runScriptsIn = (elements: readonly Element[], ended?: () => void): void =>
  runInOrder(
    elements.flatMap((element) => [
      ...(element instanceof HTMLScriptElement ? [element] : element.querySelectorAll('script')),
    ]),
    ended,
  );
