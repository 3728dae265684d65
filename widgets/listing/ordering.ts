import type { Mount } from '../../src/runtime/define';
import { takeEarlyEvents } from '../../src/runtime/event-replay';
import { startTimer } from '../../src/browser/lifetime';

/** Pause after an arrow key, in milliseconds: long enough to reach the next option, short enough to feel responsive. */
const PAUSE_MS = 1000;

/**
 * Submits the select's form when its value changes (Specification §2). Arrowing through the closed select submits once:
 * on Enter, on blur, or after a pause (W-40). A value that the browser restored is not a change.
 */
export const submitWhenSorted: Mount<HTMLSelectElement> = (host, { signal }) => {
  const given = host.querySelector<HTMLOptionElement>('[selected]') ?? host.options[0];
  let byKey = false;
  /** Timer of the pause after a change. */
  let stop: (() => void) | undefined;
  const submitChange = (): void => {
    if (!stop) return;
    stop = void stop();
    if (host.value !== given?.value) host.form?.requestSubmit();
  };
  const wait = (ms: number): void => {
    stop?.();
    stop = startTimer(submitChange, ms, signal);
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    handler: (event: HTMLElementEventMap[K]) => void,
  ): void => host.addEventListener(type, handler, { signal });

  listen('pointerdown', () => {
    byKey = false;
  });
  listen('keydown', ({ key }) => {
    byKey = key !== 'Enter';
    if (!byKey) submitChange();
  });
  listen('change', () => {
    wait(PAUSE_MS);
    if (!byKey) submitChange();
  });
  listen('blur', submitChange);
  // A change before this script ran came from an unknown device: start its pause now.
  for (const { timeStamp } of takeEarlyEvents('change', host)) wait(timeStamp + PAUSE_MS - performance.now());
};
