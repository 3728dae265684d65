import type { FeatureEvents } from './feature-events';

/**
 * Islas' DOM events with the type of their `detail` (architecture 2.12): the platform's, and what features declare in
 * their `feature.json`. All bubble. `src/woocommerce/jquery-bridge.ts` triggers WooCommerce's jQuery events for them; no
 * native event has a jQuery event's name (contract 3.0).
 */
export interface IslasEvents extends FeatureEvents {
  /** An island or a task has failed. Preventing it keeps it out of the console. */
  'islas:island-error': { name: string; code: string; error: unknown };
}

export type IslasEventName = keyof IslasEvents;
