import { list, text } from '../../src/browser/decode';
import { getLoadedJQuery } from '../../src/woocommerce/jquery-arrival';

/**
 * Data that PHP prints for the scripts that judge passwords and that it mutes
 * (`php-plugin/src/Fields/PasswordMeter.php`, `PasswordDictionary.php`).
 */
export interface MeterPage {
  readonly _zxcvbnSettings?: { readonly src?: unknown };
  readonly zxcvbn?: unknown;
  readonly islas_password_meter?: unknown;
}

/** Scripts that WordPress would print: of each its handle, and behind it code and address in the order in which they run. */
const decodeScripts = list(list(text()));

const isAddress = (piece: string): boolean => /^https?:\/\//.test(piece);

const withNonce = <T extends HTMLScriptElement | HTMLLinkElement>(element: T): T => {
  element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return element;
};

const runFile = (src: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = withNonce(document.createElement('script'));
    script.onload = resolve;
    script.onerror = () => reject(new Error(src));
    script.src = src;
    document.head.append(script);
  });

const runCode = (code: string): void => {
  const script = withNonce(document.createElement('script'));
  script.text = code;
  document.head.append(script);
  script.remove();
};

const preload = (href: string): void => {
  const link = withNonce(document.createElement('link'));
  Object.assign(link, { rel: 'preload', as: 'script', href });
  document.head.append(link);
};

/** Whether a script is on the page, printed or loaded: a second jQuery or wp.hooks would lose what uses the first. */
const isPresent = (handle: string): boolean =>
  /^jquery(-core|-migrate)?$/.test(handle) ? !!getLoadedJQuery() : !!document.getElementById(`${handle}-js`);

/** Pieces that have run: an attempt after a failure goes on behind them. */
const done = new Set<string>();

/** Runs what WordPress would have printed, in its order, with all files on their way at once. */
const runScripts = async (printed: unknown): Promise<void> => {
  const pieces = decodeScripts(printed)
    .filter(([handle = '']) => !isPresent(handle))
    .flatMap(([, ...run]) => run)
    .filter((piece) => !done.has(piece));
  for (const piece of pieces) if (isAddress(piece)) preload(piece);
  for (const piece of pieces) {
    if (isAddress(piece)) await runFile(piece);
    else runCode(piece);
    done.add(piece);
  }
};

/**
 * WooCommerce's meter fires a change of the checkout's box for a new account when it starts, which empties and closes
 * the password field: the change is for the start of a page and is not fired later.
 */
const runWithoutBoxChange = async ($: JQueryStatic, run: () => Promise<unknown>): Promise<void> => {
  const special = ($ as unknown as { event: { special: Record<string, object | undefined> } }).event.special;
  const before = special.change;
  special.change = {
    ...before,
    trigger(this: Element) {
      return this.id !== 'createaccount';
    },
  };
  await run().finally(() => {
    if (before) special.change = before;
    else delete special.change;
  });
};

/** jQuery's callbacks for a ready page run in their order: resolves when those of all scripts before have run. */
const waitForReadyCallbacks = ($: JQueryStatic): Promise<unknown> => new Promise((resolve) => $(resolve));

/** Loads the meter and the dictionary side by side, and calls `judge` after each of them. */
export const loadMeter = async (judge: () => void): Promise<void> => {
  const page = window as MeterPage;
  const src = page._zxcvbnSettings?.src;
  const meter = decodeScripts(page.islas_password_meter);
  const isJQuery = ([handle = '']: readonly string[]) => handle.startsWith('jquery');
  const loadMeterItself = async () => {
    await runScripts(meter.filter(isJQuery));
    const $ = getLoadedJQuery();
    if (!$ || !meter.length) return;
    await runWithoutBoxChange($, async () => {
      await runScripts(meter.filter((script) => !isJQuery(script)));
      await waitForReadyCallbacks($);
    });
    judge();
  };
  const loadDictionary = async () => {
    if (typeof src !== 'string' || page.zxcvbn) return;
    await runFile(src);
    judge();
  };
  // Both to the end, so that an attempt after a failure does not run beside this one.
  const failed = (await Promise.allSettled([loadMeterItself(), loadDictionary()])).find(
    (result): result is PromiseRejectedResult => result.status === 'rejected',
  );
  if (failed) throw failed.reason;
};
