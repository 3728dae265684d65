import { loadChunk } from '../../src/browser/load-chunk';
import { report } from '../../src/runtime/events';

/**
 * Data that WordPress prints for its dictionary loader, which Islas mutes
 * (`php-plugin/src/Fields/PasswordDictionary.php`).
 */
interface Page {
  readonly _zxcvbnSettings?: { readonly src?: unknown };
  readonly zxcvbn?: unknown;
}

/** New-password fields of classic and block forms, not those of log-in forms. */
const FIELD =
  ':is(form.register, form.checkout, form.edit-account, form.lost_reset_password, .wc-block-checkout, .wp-block-woocommerce-order-confirmation-create-account) input:is([type="password"], .password-input *)';
/** Forms with few other fields: focusing one of those loads the dictionary in time. */
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
 * Loads zxcvbn, the dictionary of the password meter, when a customer starts to choose a password or the browser has
 * filled one in. Until it has loaded, the stock scripts show no strength, as with WordPress' own loader; then they rate
 * the current value.
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
  const onField = ({ target }: Event) => target instanceof Element && target.matches(`${FIELD}, ${BEFORE}`) && ask();
  for (const type of ['focusin', 'input', 'change']) document.addEventListener(type, onField, { signal });
  const isFilled = [...document.querySelectorAll<HTMLInputElement>(FIELD)].some(({ value }) => value);
  if (isFilled || document.activeElement?.matches(`${FIELD}, ${BEFORE}`)) ask();
};
