import type { Mount } from '../../src/runtime/define';
import { earlyEvents } from '../../src/runtime/event-replay';
import { startTimer } from '../../src/browser/lifetime';

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
  /** Of the pause that a change has begun. */
  let stop: (() => void) | undefined;
  const settle = (): void => {
    if (!stop) return;
    stop = void stop();
    if (host.value !== given?.value) host.form?.requestSubmit();
  };
  const wait = (ms: number): void => {
    stop?.();
    stop = startTimer(settle, ms, signal);
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
};
