import type { FeatureEvents } from './feature-events';

/**
 * Islas' DOM events with the type of their `detail` (architecture 2.12): the platform's, and what features declare in
 * their `feature.json`. All bubble. `src/woocommerce/jquery-bridge.ts` triggers WooCommerce's jQuery events for them; no
 * native event has a jQuery event's name (contract 3.0).
 */
export interface IslasEvents extends FeatureEvents {
  /** An overlay has opened or closed, also one that another script opened. Only one is open at a time. */
  'islas:overlay-opened': { name: string; element: HTMLElement };
  'islas:overlay-closed': { name: string };
  /**
   * Dispatch on the document to open an element as an overlay; closes the one that is open
   * (`src/overlays/overlay-manager.ts`).
   */
  'islas:open-overlay': {
    name: string;
    element: HTMLElement;
    opener?: HTMLElement | null;
    focus?: HTMLElement | null;
    show?: (isOpen: boolean) => void;
  };
  /** Dispatch on the document to close the overlay of this name; without a name, the one that is open. */
  'islas:close-overlay': { name?: string } | null;
  /** An island or a task has failed. Preventing it keeps it out of the console. */
  'islas:island-error': { name: string; code: string; error: unknown };
}

export type IslasEventName = keyof IslasEvents;
