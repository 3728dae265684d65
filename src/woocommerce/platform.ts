import { fetchTransport } from './fetch-transport';
import type { Transport } from './http';

/** What a library on the page does better than the browser alone; its bridge fills these places when it comes. */
export interface Platform {
  transport: Transport;
  /** Elements for a fragment's selector, which may be one that only a library knows. */
  find: (selector: string) => Iterable<Element>;
  /** Values kept in memory for an element, beyond its attributes. */
  memory: (element: HTMLElement) => Record<string, unknown>;
  /** Lets go of what a library keeps for an element that leaves the page. */
  clean: (element: Element) => void;
  /** Runs when the page's own scripts have had their say: an event before that would find nobody listening. */
  ready: (go: () => void) => void;
}

/** Between the parsing and the load event the page's state does not tell whether DOMContentLoaded has been. */
let isParsed = document.readyState === 'complete';
addEventListener('DOMContentLoaded', () => void (isParsed = true), { once: true });

const browser: Platform = {
  transport: fetchTransport,
  find: (selector) => document.querySelectorAll(selector),
  memory: () => ({}),
  clean: () => undefined,
  ready: (go) => {
    if (isParsed || document.readyState === 'complete') go();
    else addEventListener('DOMContentLoaded', go, { once: true });
  },
};

export const platform: Platform = { ...browser };

/** Gives every place back to the browser. */
export const resetPlatform = (): void => void Object.assign(platform, browser);
