import { FEATURE_ACTIONS } from './feature-actions';

interface Row {
  /** DOM events that run the action. */
  readonly on: readonly string[];
  /** Selector of WooCommerce's own controls that run the action without `data-islas-action`. */
  readonly stock?: string;
  /** No WooCommerce script is muted for this action, so controls that the Interactivity API handles are skipped. */
  readonly isAlone?: true;
  /** The control does nothing natively: presses before the core has run are replayed when it runs (R2.1). */
  readonly early?: true;
}

const defineRows = <N extends string>(table: Readonly<Record<N, Row>>): Readonly<Record<N, Row>> => table;

/**
 * The values of `data-islas-action` (architecture 0.6): what features declare in their `feature.json`. PHP prints
 * these names too; the goldens compare both lists.
 */
export const ACTIONS = defineRows(FEATURE_ACTIONS);

export type ActionName = keyof typeof ACTIONS;

/** Runs an action for its control. Return `false` to let the browser handle the event natively. */
export type ActionRunner = (element: HTMLElement, event: Event) => void | false;

export const isActionName = (name: unknown): name is ActionName =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name);
