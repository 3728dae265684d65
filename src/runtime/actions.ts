import { ACTIONS, type ActionName, type ActionRunner, isActionName } from './action-names';
import { takeEarlyEvents } from './event-replay';
import { isModifiedClick } from '../browser/modified-click';
import { report } from './events';
import { triggered } from './library-events';
import { claimAddedIsland, isInteractive } from './loader';

export type Actions = Readonly<Partial<Record<ActionName, ActionRunner>>>;

const MARKED = '[data-islas-action]';
/** Elements for which browsers turn keys into clicks. */
const NATIVE = 'a[href],button,input,select,textarea,summary';

/** The runners of all entries, by action. A later one takes an earlier one's place. */
const runners = new Map<ActionName, ActionRunner>();
let listening: AbortController | undefined;
/** The control whose action ran last. */
let handled: HTMLElement | undefined;

/** WooCommerce's own selector of an action's controls; without one, a selector that matches nothing. */
const stockSelector = (name: ActionName): string => ACTIONS[name].stock ?? ':not(*)';

/** The actions that an event of this type may run; keys may become clicks. */
const actionsOn = (type: string): ActionName[] =>
  [...runners.keys()].filter((name) => {
    const { on } = ACTIONS[name];
    return on.includes(type) || (type === 'keydown' && on.includes('click'));
  });

/** Turns Enter and Space into one click where the browser does not, and prevents repeats of a key held down. */
const clickByKey = (event: KeyboardEvent, element: HTMLElement): void => {
  if (event.target !== element || (event.key !== ' ' && event.key !== 'Enter')) return;
  const hasNoClick = element.matches(NATIVE) ? event.key === ' ' && element.matches('a[role=button]') : true;
  if (hasNoClick || (event.repeat && event.key === 'Enter')) event.preventDefault();
  if (hasNoClick && !event.repeat) element.click();
};

const run = (event: Event, element: HTMLElement, name: ActionName, runner: ActionRunner): void => {
  if (event.defaultPrevented) return;
  if (event instanceof MouseEvent) {
    if (isModifiedClick(event)) return;
    // Second click of a double click: the first one has run the action.
    if (event.detail > 1 && handled === element) return event.preventDefault();
  }
  claimAddedIsland(element);
  try {
    if (runner(element, event) === false) return;
    handled = element;
    event.preventDefault();
  } catch (error) {
    report(name, 'action_failed', error, element);
  }
};

const dispatch = (target: unknown, event: Event): void => {
  const names = actionsOn(event.type);
  const selector = [MARKED, ...names.map(stockSelector)].join();
  const element = target instanceof Element && target.closest<HTMLElement>(selector);
  if (!element) return;
  const given = element.dataset.islasAction;
  const stock = names.find((name) => element.matches(stockSelector(name)));
  const name = isActionName(given) ? given : stock;
  if (!name || (name !== given && isInteractive(element, !ACTIONS[name].isAlone))) return;
  const runner = runners.get(name);
  if (!runner) return;
  if (ACTIONS[name].on.includes(event.type)) run(event, element, name, runner);
  else if (event.type === 'keydown' && !event.defaultPrevented && ACTIONS[name].on.includes('click'))
    clickByKey(event as KeyboardEvent, element);
};

/** Starts the page's one dispatcher: on `document.body`, in the bubble phase, like WooCommerce's listeners (R2.6). */
const listen = (): AbortController => {
  const ending = new AbortController();
  const { signal } = ending;
  const onNative = (event: Event) => dispatch(event.target, event);
  for (const type of ['click', 'change', 'keydown', 'keyup'])
    document.body.addEventListener(type, onNative, { signal });
  // On the window, so that handlers delegated to the document run first; WooCommerce handles no submit itself.
  addEventListener('submit', onNative, { signal });
  triggered.add(dispatch);
  signal.addEventListener('abort', () => triggered.delete(dispatch));
  return ending;
};

/**
 * Registers what runs these actions, until the signal aborts. Events that are already `defaultPrevented` are skipped.
 * Selectors are matched at the event, so classes added later count. When a runner returns `false` or throws, the link or
 * form works natively.
 */
export const startActions = (actions: Actions, signal: AbortSignal): void => {
  const given = Object.entries(actions) as [ActionName, ActionRunner][];
  for (const [name, runner] of given) runners.set(name, runner);
  listening ??= listen();
  signal.addEventListener('abort', () => {
    for (const [name, runner] of given) if (runners.get(name) === runner) runners.delete(name);
    if (runners.size) return;
    listening?.abort();
    listening = undefined;
  });

  for (const [name, runner] of given) {
    const { on, early } = ACTIONS[name];
    if (!early) continue;
    for (const host of document.querySelectorAll<HTMLElement>(`[data-islas-action="${name}"],${stockSelector(name)}`))
      for (const event of on.flatMap((type) => takeEarlyEvents(type, host))) run(event, host, name, runner);
  }
};
