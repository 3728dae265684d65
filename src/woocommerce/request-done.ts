const handlers = new Set<() => void>();

/** Calls `handler` after every request of Islas, successful or not, until the signal aborts. */
export const onRequestDone = (handler: () => void, signal: AbortSignal): void => {
  handlers.add(handler);
  signal.addEventListener('abort', () => handlers.delete(handler));
};

export const reportRequestDone = (): void => handlers.forEach((handler) => queueMicrotask(handler));
