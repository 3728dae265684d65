import { loadChunk } from '../../src/browser/load-chunk';
import { report } from '../../src/runtime/events';

/** What WordPress prints for its loader, which Islas keeps from running (`Page/PasswordDictionary.php`). */
interface Page {
  readonly _zxcvbnSettings?: { readonly src?: unknown };
  readonly zxcvbn?: unknown;
}

/** Where a password is chosen, in classic forms and in those of blocks: not where a customer logs in. */
const FIELD =
  ':is(form.register, form.checkout, form.edit-account, form.lost_reset_password, .wc-block-checkout, .wp-block-woocommerce-order-confirmation-create-account) input:is([type="password"], .password-input *)';
/** A form with little else: its other fields come first, so that the dictionary is there in time. */
const BEFORE = 'form.register input';

const load = (src: string) => (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onload = resolve;
    script.onerror = () => reject(new Error(src));
    document.head.append(script);
  });

/**
 * Loads the dictionary by which the strength of passwords is judged, once a password is being chosen, or a browser has
 * filled one in. Until it is there the shop's scripts know no strength, as while WordPress is still loading it; then
 * they judge what was typed meanwhile.
 */
export const loadDictionaryForPasswords = (signal: AbortSignal): void => {
  const page = window as Page;
  const src = page._zxcvbnSettings?.src;
  if (typeof src !== 'string' || page.zxcvbn) return;
  let isAsked = false;
  const judge = () => {
    if (signal.aborted) return;
    for (const field of document.querySelectorAll<HTMLInputElement>(FIELD))
      if (field.value) field.dispatchEvent(new Event('keyup', { bubbles: true }));
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    loadChunk(load(src), signal).then(judge, (error: unknown) => {
      if (signal.aborted) return;
      isAsked = false;
      report('password-dictionary', 'chunk_failed', error);
    });
  };
  const hear = ({ target }: Event) => target instanceof Element && target.matches(`${FIELD}, ${BEFORE}`) && ask();
  for (const type of ['focusin', 'input', 'change']) document.addEventListener(type, hear, { signal });
  const isFilled = [...document.querySelectorAll<HTMLInputElement>(FIELD)].some(({ value }) => value);
  if (isFilled || document.activeElement?.matches(`${FIELD}, ${BEFORE}`)) ask();
};
