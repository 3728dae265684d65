import { ACTIONS, type ActionName, type ActionRunner, isActionName } from './action-names';
import { earlyEvents } from './event-replay';
import { isModifiedClick } from '../browser/modified-click';
import { report } from './events';
import { triggered } from './library-events';
import { claimLate, isInteractive } from './loader';

export type Actions = Readonly<Partial<Record<ActionName, ActionRunner>>>;

const MARKED = '[data-islas-action]';
/** Elements for which browsers turn keys into clicks. */
const NATIVE = 'a[href],button,input,select,textarea,summary';

/** WooCommerce's own selector of an action's controls; without one, a selector that matches nothing. */
const stockOf = (name: ActionName): string => ACTIONS[name].stock ?? ':not(*)';

/** Turns Enter and Space into one click where the browser does not, and prevents repeats of a key held down. */
const clickByKey = (event: KeyboardEvent, element: HTMLElement): void => {
  if (event.target !== element || (event.key !== ' ' && event.key !== 'Enter')) return;
  const hasNoClick = element.matches(NATIVE) ? event.key === ' ' && element.matches('a[role=button]') : true;
  if (hasNoClick || (event.repeat && event.key === 'Enter')) event.preventDefault();
  if (hasNoClick && !event.repeat) element.click();
};

/**
 * Delegated listener on `document.body` (bubble phase, like WooCommerce's), until the signal aborts. Skips events that
 * are already `defaultPrevented` (R2.6). Selectors are matched at the event, so classes added later count. When a runner
 * returns `false` or throws, the link or form works natively.
 */
export const startActions = (actions: Actions, signal: AbortSignal): void => {
  const names = (Object.keys(ACTIONS) as ActionName[]).filter((name) => actions[name]);
  const selector = [MARKED, ...names.map(stockOf)].join();
  let handled: HTMLElement | undefined;

  const nameOf = (element: HTMLElement): ActionName | undefined => {
    const given = element.dataset.islasAction;
    if (isActionName(given)) return given;
    const name = names.find((candidate) => element.matches(stockOf(candidate)));
    return name && isInteractive(element, !ACTIONS[name].isAlone) ? undefined : name;
  };

  const run = (event: Event, element: HTMLElement, name: ActionName, runner: ActionRunner) => {
    if (event.defaultPrevented) return;
    if (event instanceof MouseEvent) {
      if (isModifiedClick(event)) return;
      // Second click of a double click: the first one has run the action.
      if (event.detail > 1 && handled === element) return event.preventDefault();
    }
    claimLate(element);
    try {
      if (runner(element, event) === false) return;
      handled = element;
      event.preventDefault();
    } catch (error) {
      report(name, 'action_failed', error, element);
    }
  };

  const onEvent = (target: unknown, event: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    const name = element && nameOf(element);
    const runner = name && actions[name];
    if (!runner) return;
    if (ACTIONS[name].on.includes(event.type)) run(event, element, name, runner);
    else if (event.type === 'keydown' && !event.defaultPrevented && ACTIONS[name].on.includes('click'))
      clickByKey(event as KeyboardEvent, element);
  };

  const onNative = (event: Event) => onEvent(event.target, event);
  for (const type of ['click', 'change', 'keydown', 'keyup'])
    document.body.addEventListener(type, onNative, { signal });
  // On the window, so that handlers delegated to the document run first; WooCommerce handles no submit itself.
  addEventListener('submit', onNative, { signal });
  triggered.add(onEvent);
  signal.addEventListener('abort', () => triggered.delete(onEvent));

  for (const name of names) {
    const { on, early } = ACTIONS[name];
    if (!early) continue;
    for (const host of document.querySelectorAll<HTMLElement>(`[data-islas-action="${name}"],${stockOf(name)}`))
      for (const event of on.flatMap((type) => earlyEvents(type, host)))
        run(event, host, name, actions[name] as ActionRunner);
  }
};
