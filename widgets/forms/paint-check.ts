import { pageText } from '../../src/contracts/texts';
import { isEmail, isPhone } from '../../src/domain/validation';
import type { Mount } from '../../src/island/define';
import { afterOthers, describe } from './describe';

/**
 * Says under an e-mail or phone field that its value looks wrong (Specification §5), linked by
 * `aria-describedby`. It never blocks a form: the server decides.
 */
export const mount: Mount<HTMLInputElement> = (host, { signal }) => {
  const email = host.type === 'email';
  const message = document.createElement('span');
  message.id = `islas-check-${host.id || host.name}`;
  message.className = 'islas-field-error';
  const check = (): void => {
    // WooCommerce's own message on the same field is enough.
    const row = host.closest('.form-row');
    const said = row?.querySelector('.checkout-inline-error-message');
    const wrong = Boolean(host.value.trim()) && !said && !(email ? isEmail : isPhone)(host.value);
    message.textContent = wrong ? pageText(email ? 'email_invalid' : 'phone_invalid') : '';
    describe(host, message.id, wrong);
    if (wrong) {
      host.setAttribute('aria-invalid', 'true');
      host.after(message);
    } else if (message.isConnected) {
      if (!row?.matches('.woocommerce-invalid')) host.removeAttribute('aria-invalid');
      message.remove();
    }
  };
  // What was written while this file was on its way, and left since.
  if (host.value !== host.defaultValue && host !== document.activeElement) check();
  afterOthers(['change', 'focusout'], host, check, signal);
  afterOthers(['input'], host, () => message.isConnected && check(), signal);
};
