import type { Mount } from '../../src/island/define';

/** Long enough to arrow on to the next option, short enough not to be taken for a dead control. */
const PAUSE_MS = 1000;

/**
 * Submits the select's own form when its value changes (Specification §2); arrowing through the closed
 * select submits once: on Enter, on leaving, or after a pause (W-40).
 */
export const mount: Mount = (host, { signal }) => {
  if (!(host instanceof HTMLSelectElement)) return;
  const given = host.value;
  let byKey = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const submit = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (host.value !== given) host.form?.requestSubmit();
  };
  const hear = (type: string, handler: (event: Event) => void): void =>
    host.addEventListener(type, handler, { signal });

  hear('pointerdown', () => {
    byKey = false;
  });
  hear('keydown', (event) => {
    byKey = event instanceof KeyboardEvent && event.key !== 'Enter';
    if (!byKey && timer) submit();
  });
  hear('change', () => {
    clearTimeout(timer);
    if (byKey) timer = setTimeout(submit, PAUSE_MS);
    else submit();
  });
  hear('blur', () => timer && submit());
  signal.addEventListener('abort', () => clearTimeout(timer));
};
