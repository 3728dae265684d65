/**
 * Every action reachable from HTML by `data-islas-action`, with the DOM event that runs it (architecture 0.6).
 * PHP prints these names too; the goldens compare them.
 */
export const ACTIONS = {
  'cart.add': 'click',
  'cart.remove': 'click',
  'notice.dismiss': 'click',
  'banner.dismiss': 'click',
  'swatch.choose': 'change',
  'swatch.nearest': 'click',
} as const;

export type ActionName = keyof typeof ACTIONS;
export type ActionEvent = (typeof ACTIONS)[ActionName];

/** Runs an action for the element that carries `data-islas-action`; `false` leaves the event to the browser. */
export type ActionRunner = (element: HTMLElement, event: Event) => void | false;

export const isActionName = (name: unknown): name is ActionName =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name);
