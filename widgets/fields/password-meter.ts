import { loadLater } from '../../src/runtime/load-later';
import type { MeterPage } from './load-meter';

/** New-password fields of classic and block forms, not those of log-in forms. */
const FIELD =
  ':is(form.register, form.checkout, form.edit-account, form.lost_reset_password, .wc-block-checkout, .wp-block-woocommerce-order-confirmation-create-account) input:is([type="password"], .password-input *)';
/** Forms with few other fields: focusing one of those loads the meter in time. */
const BEFORE = 'form.register input';

/**
 * Loads the password meter and its dictionary, zxcvbn, when a customer starts to choose a password or the browser has
 * filled one in. Until they have loaded, nothing shows a strength, as while WordPress' own loader waits; then the
 * current value is rated.
 */
export const loadMeterForPasswords = (signal: AbortSignal): void => {
  const page = window as MeterPage;
  let isAsked = false;
  const judge = () => {
    if (signal.aborted) return;
    for (const field of document.querySelectorAll<HTMLInputElement>(FIELD))
      if (field.value) field.dispatchEvent(new Event('keyup', { bubbles: true }));
  };
  const ask = () => {
    // Read at each event: optimisers may run the data late.
    if (isAsked || (!page.islas_password_meter && (!page._zxcvbnSettings || page.zxcvbn))) return;
    isAsked = true;
    // With the files of WordPress that the meter needs: the second attempt is for them too.
    const load = async () => (await import('./load-meter')).loadMeter(judge);
    void loadLater('password-meter', load, () => undefined, { signal, instead: () => (isAsked = false) });
  };
  const onField = ({ target }: Event) => target instanceof Element && target.matches(`${FIELD}, ${BEFORE}`) && ask();
  for (const type of ['focusin', 'input', 'change']) document.addEventListener(type, onField, { signal });
  const isFilled = [...document.querySelectorAll<HTMLInputElement>(FIELD)].some(({ value }) => value);
  if (isFilled || document.activeElement?.matches(`${FIELD}, ${BEFORE}`)) ask();
};
