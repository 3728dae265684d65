import type { Mount } from '../../src/island/define';

/** Long enough to arrow on to the next option, short enough not to be taken for a dead control. */
const PAUSE_MS = 1000;

/**
 * Submits the select's own form when its value changes (Specification §2); arrowing through the closed
 * select submits once: on Enter, on leaving, or after a pause (W-40).
 */
export const mount: Mount<HTMLSelectElement> = (host, { signal }) => {
  const given = host.value;
  let byKey = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    if (host.value !== given) host.form?.requestSubmit();
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
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE_MS);
    if (!byKey) settle();
  });
  hear('blur', settle);
  signal.addEventListener('abort', () => clearTimeout(timer));
};
