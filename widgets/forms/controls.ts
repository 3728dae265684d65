import { pageText } from '../../src/contracts/texts';
import { quantityFloor } from '../../src/domain/quantity';
import type { Mount } from '../../src/island/define';
import { earlyEvents } from '../../src/services/early';

/** Long enough to arrow on to the next option, short enough not to be taken for a dead control. */
const PAUSE_MS = 1000;

/**
 * Submits the select's own form when its value changes (Specification §2); arrowing through the closed
 * select submits once: on Enter, on leaving, or after a pause (W-40). A value that the browser brought back with the
 * page is nobody's change.
 */
export const submitWhenSorted: Mount<HTMLSelectElement> = (host, { signal }) => {
  const given = host.querySelector<HTMLOptionElement>('[selected]') ?? host.options[0];
  let byKey = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    if (host.value !== given?.value) host.form?.requestSubmit();
  };
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, ms);
  };
  const hear = <K extends keyof HTMLElementEventMap>(type: K, handler: (event: HTMLElementEventMap[K]) => void): void =>
    host.addEventListener(type, handler, { signal });

  hear('pointerdown', () => {
    byKey = false;
  });
  hear('keydown', ({ key }) => {
    byKey = key !== 'Enter';
    if (!byKey) settle();
  });
  hear('change', () => {
    wait(PAUSE_MS);
    if (!byKey) settle();
  });
  hear('blur', settle);
  // By pointer or by key is not known of what came early: its pause began then.
  for (const { timeStamp } of earlyEvents('change', host)) wait(timeStamp + PAUSE_MS - performance.now());
  signal.addEventListener('abort', () => clearTimeout(timer));
};

/** Raises the value to the field's min, at load and on leaving (Specification §5); an empty field stays empty, as in grouped products. */
export const raiseToMin: Mount<HTMLInputElement> = (host, { signal }) => {
  const raise = (): void => {
    const raised = quantityFloor(host.value, host.min, host.max);
    if (raised !== null) host.value = String(raised);
  };
  raise();
  host.addEventListener('change', raise, { signal });
};

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
    button.setAttribute('aria-label', pageText(shown ? 'password_hide' : 'password_show'));
  };
  show(false);
  button.addEventListener('click', () => show(host.type === 'password'), { signal });
  host.form?.addEventListener('submit', () => show(false), { signal, capture: true });
};
