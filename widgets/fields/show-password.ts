import { translate } from '../../src/wordpress/texts';
import type { Mount } from '../../src/runtime/define';

/** The toggle in WooCommerce's classes (contract 2.12); its label says what it does next (W-36, R2.10). */
export const addPasswordToggle: Mount<HTMLInputElement> = (host, { signal }) => {
  let box = host.parentElement;
  if (box?.localName !== 'span') {
    box = document.createElement('span');
    const focused = document.activeElement === host;
    host.replaceWith(box);
    box.append(host);
    if (focused) host.focus();
  }
  box.classList.add('password-input');
  const button = box.querySelector<HTMLButtonElement>('button.show-password-input') ?? document.createElement('button');
  button.type = 'button';
  button.classList.add('show-password-input');
  button.removeAttribute('aria-describedby');
  if (host.id) button.setAttribute('aria-controls', host.id);
  box.append(button);

  const show = (shown: boolean): void => {
    host.type = shown ? 'text' : 'password';
    button.classList.toggle('display-password', shown);
    button.setAttribute('aria-label', translate(shown ? 'password_hide' : 'password_show'));
  };
  show(false);
  button.addEventListener('click', () => show(host.type === 'password'), { signal });
  host.form?.addEventListener('submit', () => show(false), { signal, capture: true });
};
