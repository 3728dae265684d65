import type { IslasEventName, IslasEvents } from './event-types';

const CANCELABLE = /before-add|island-error/;

/**
 * Dispatches one of Islas' bubbling events; `false` means that somebody prevented it. A target that has left the
 * page hands over to the body, where every listener by delegation hears it.
 */
export const emit = <N extends IslasEventName>(
  target: EventTarget | null,
  name: N,
  detail: IslasEvents[N],
  { cancelable = CANCELABLE.test(name) }: { cancelable?: boolean } = {},
): boolean => {
  const node = target instanceof Node && target.isConnected ? target : document.body;
  return node.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true }));
};

/** Says an unexpected failure once (architecture 2.14): logged unless somebody cancelled the event. */
export const report = (name: string, code: string, error: unknown, target: EventTarget | null = null): void => {
  if (emit(target, 'islas:island-error', { name, code, error })) console.error(`Islas: ${name} (${code})`, error);
};

/** Hears one of Islas' events; a handler that throws is reported and disturbs nobody. */
export const on = <N extends IslasEventName>(
  name: N,
  handler: (event: CustomEvent<IslasEvents[N]>) => void,
  { signal, target = document }: { signal?: AbortSignal; target?: EventTarget } = {},
): void => {
  const heard = (event: Event) => {
    try {
      handler(event as CustomEvent<IslasEvents[N]>);
    } catch (error) {
      if (name === 'islas:island-error') console.error(error);
      else report(name, 'listener_failed', error);
    }
  };
  target.addEventListener(name, heard, signal && { signal });
};
