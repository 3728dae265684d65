import type { IslasEventName, IslasEvents } from './event-types';

const CANCELABLE = /before-add|island-error/;

/**
 * Dispatches a bubbling Islas event. Returns `false` when a listener prevented it. If the target is `null` or no longer
 * on the page, the event is dispatched on the body, so that delegated listeners receive it.
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

/** Reports an unexpected error as `islas:island-error`, and logs it unless a listener prevents it (architecture 2.14). */
export const report = (name: string, code: string, error: unknown, target: EventTarget | null = null): void => {
  if (emit(target, 'islas:island-error', { name, code, error })) console.error(`Islas: ${name} (${code})`, error);
};

/** Subscribes to an Islas event on `target` (default: the document) until the signal aborts. An error in the handler is reported. */
export const on = <N extends IslasEventName>(
  name: N,
  handler: (event: CustomEvent<IslasEvents[N]>) => void,
  { signal, target = document }: { signal: AbortSignal; target?: EventTarget },
): void => {
  const listener = (event: Event) => {
    try {
      handler(event as CustomEvent<IslasEvents[N]>);
    } catch (error) {
      if (name === 'islas:island-error') console.error(error);
      else report(name, 'listener_failed', error);
    }
  };
  target.addEventListener(name, listener, { signal });
};
