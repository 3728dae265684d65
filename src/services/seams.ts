import type { Transport } from './http';

/** What a library on the page does better than the browser alone; its bridge fills these places. */
export interface Seams {
  transport: Transport;
  /** Elements for a fragment's selector, which may be one that only a library knows. */
  find: (selector: string) => Iterable<Element>;
  /** Values kept in memory for an element, beyond its attributes. */
  memory: (element: HTMLElement) => Record<string, unknown>;
  /** Lets go of what a library keeps for an element that leaves the page. */
  clean: (element: Element) => void;
  /** Waits for a bridge that is on its way; nothing when there is none to wait for. */
  arrival: () => Promise<unknown> | undefined;
}

const browser: Seams = {
  transport: async (request) => (await import('./fetch-transport')).fetchTransport(request),
  find: (selector) => document.querySelectorAll(selector),
  memory: () => ({}),
  clean: () => undefined,
  arrival: () => undefined,
};

export const seams: Seams = { ...browser };

/** Gives every place back to the browser. */
export const resetSeams = (): void => void Object.assign(seams, browser);

/** Runs `go` now, or when the bridge has arrived: an event must not be fired before its translator listens. */
export const bridged = (go: () => void): void => {
  const arrival = seams.arrival();
  if (arrival) void arrival.then(go);
  else go();
};
