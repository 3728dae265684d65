import { translate } from '../../src/wordpress/texts';
import { isEmail, isPhone } from './validation';
import type { Mount } from '../../src/runtime/define';
import { takeEarlyEvents } from '../../src/runtime/event-replay';
import { kindOf } from './field-kind';

const SLIDE_MS = 250;

/** Links a text to a control by `aria-describedby`, or takes the link away; what others wrote there stays. */
const setDescription = (control: Element, id: string, isLinked: boolean): void => {
  const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((other) => other && other !== id);
  const all = isLinked ? [...others, id] : others;
  if (all.length) control.setAttribute('aria-describedby', all.join(' '));
  else control.removeAttribute('aria-describedby');
};

/**
 * Runs after whatever others do when a control changes or is left: WooCommerce's checkout takes the description and
 * the mark of an error away from a field that it finds right.
 */
const runAfterOthers = (
  types: readonly string[],
  host: Element,
  callback: (control: Element) => void,
  signal: AbortSignal,
): void => {
  for (const type of types)
    document.addEventListener(
      type,
      ({ target }) =>
        target instanceof Element &&
        host.contains(target) &&
        target.matches('input, select, textarea') &&
        callback(target),
      { signal },
    );
};

/**
 * Says under a field for an e-mail address or a telephone that its value looks wrong (Specification §5), linked by
 * `aria-describedby`, once it was left or changed. It never blocks a form: the server decides.
 */
export const checkField: Mount<HTMLInputElement> = (host, { signal }) => {
  const message = document.createElement('span');
  message.id = `islas-check-${host.id || host.name}`;
  message.className = 'islas-field-error';
  const check = (): void => {
    // WooCommerce's own message on the same field is enough.
    const row = host.closest('.form-row');
    const stockMessage = row?.querySelector('.checkout-inline-error-message');
    // Asked each time: other plugins change a field's type and row when a country is chosen.
    const kind = stockMessage ? undefined : kindOf(host);
    const isRight = kind === 'phone' ? isPhone : isEmail;
    const values = kind === 'email' && host.multiple ? host.value.split(',') : [host.value];
    const wrong = !!kind && Boolean(host.value.trim()) && !values.every(isRight);
    message.textContent = wrong ? translate(`${kind}_invalid`) : '';
    setDescription(host, message.id, wrong);
    if (wrong) {
      host.setAttribute('aria-invalid', 'true');
      host.after(message);
    } else if (message.isConnected) {
      if (!row?.matches('.woocommerce-invalid')) host.removeAttribute('aria-invalid');
      message.remove();
    }
  };
  const wasLeft = host.value !== host.defaultValue || takeEarlyEvents('focusout', host).length > 0;
  if (wasLeft && host !== document.activeElement) check();
  runAfterOthers(['change', 'focusout'], host, check, signal);
  runAfterOthers(['input'], host, () => message.isConnected && check(), signal);
};

/**
 * Opens a help text on focus or click in its field, closes it on Escape or elsewhere (Specification §2, §9),
 * with a real `aria-hidden` and without swallowing a click (W-35).
 */
export const openHelp: Mount = (help, { signal }) => {
  const field = help.parentElement ?? help;
  const isOpen = (): boolean => help.getAttribute('aria-hidden') === 'false';
  const set = (open: boolean): void => {
    help.setAttribute('aria-hidden', String(!open));
    help.style.display = open ? 'block' : 'none';
  };
  const slide = (open: boolean): void => {
    if (open === isOpen()) return;
    set(true);
    const steps = [
      { height: '0', overflow: 'hidden' },
      { height: `${help.offsetHeight}px`, overflow: 'hidden' },
    ];
    help.setAttribute('aria-hidden', String(!open));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Of two that run at once, the later one decides.
    help.animate(open ? steps : steps.reverse(), still ? 0 : SLIDE_MS).onfinish = () => open === isOpen() && set(open);
  };
  const syncHelp = ({ target }: Event): void => slide(target instanceof Node && field.contains(target));

  set(field.contains(document.activeElement));
  if (help.id)
    runAfterOthers(['input', 'change', 'focusout'], field, (control) => setDescription(control, help.id, true), signal);
  // A text that is on its way is left as it is to be.
  signal.addEventListener('abort', () => set(isOpen()));
  document.addEventListener('focusin', syncHelp, { signal });
  document.addEventListener('click', syncHelp, { signal });
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && slide(false), { signal });
};
