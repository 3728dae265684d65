/**
 * What wakes the islands on printed markup. The platform knows no feature: the entry of the package fills these places.
 * Each may be called as often as components mount.
 */
export interface Wiring {
  /** Starts Islas on the page, once. Resolves when the islands of this host run. */
  readonly start: (host: Element) => Promise<void>;
  /** Starts the first layer of consent, once, with the first configuration it is given. */
  readonly startConsent: (config: object) => Promise<void>;
  /** Makes the links that match open the cart drawer, also those that come later, until the signal aborts. */
  readonly openDrawerBy: (selector: string, signal: AbortSignal) => Promise<void>;
  /** Moves the cursor's mark until the signal aborts. */
  readonly followPointer: (mark: HTMLElement, signal: AbortSignal) => Promise<void>;
}

let wiring: Wiring | undefined;

export const wireHost = (given: Wiring): void => void (wiring = given);

export const wired = (): Wiring => {
  if (!wiring) throw new Error('Import components from "islas/react".');
  return wiring;
};
