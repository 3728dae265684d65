import { ACTIONS, type ActionName, type ActionRunner, isActionName } from './action-names';
import { earlyEvents } from './event-replay';
import { report } from './events';
import { triggered } from './library-events';
import { claimLate, isInteractive } from './loader';

export type Actions = Readonly<Partial<Record<ActionName, ActionRunner>>>;

const MARKED = '[data-islas-action]';
/** What browsers press by themselves, each by its own keys. */
const NATIVE = 'a[href],button,input,select,textarea,summary';

/** Ctrl, Cmd, Shift, Alt and every button but the first mean something to the browser: new tab, save, menu. */
export const isBrowsers = (event: MouseEvent): boolean =>
  !!event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** One press, one click: a key held down repeats; Space does nothing on a link, and no key on what is no control. */
const press = (event: KeyboardEvent, element: HTMLElement): void => {
  if (event.target !== element || (event.key !== ' ' && event.key !== 'Enter')) return;
  const isDead = element.matches(NATIVE) ? event.key === ' ' && element.matches('a[role=button]') : true;
  if (isDead || (event.repeat && event.key === 'Enter')) event.preventDefault();
  if (isDead && !event.repeat) element.click();
};

/**
 * Answers these actions for the whole page where stock does: on the body, after everybody on the way, whose
 * `preventDefault` counts (R2.6), until the signal aborts. Who is meant is read at the event, also where classes came
 * later. A runner that returns `false`, or throws, leaves the event to the browser: the link or form still works.
 */
export const startActions = (actions: Actions, signal: AbortSignal): void => {
  const names = (Object.keys(ACTIONS) as ActionName[]).filter((name) => actions[name]);
  const selector = [MARKED, ...names.flatMap((name) => ACTIONS[name].stock ?? [])].join();
  let taken: HTMLElement | undefined;

  const nameOf = (element: HTMLElement): ActionName | undefined => {
    const said = element.dataset.islasAction;
    if (isActionName(said)) return said;
    const name = names.find((candidate) => element.matches(ACTIONS[candidate].stock ?? ':not(*)'));
    return name && isInteractive(element, !ACTIONS[name].isAlone) ? undefined : name;
  };

  const run = (event: Event, element: HTMLElement, name: ActionName, runner: ActionRunner) => {
    if (event.defaultPrevented) return;
    if (event instanceof MouseEvent) {
      if (isBrowsers(event)) return;
      // The second click of a double click: the first one has been answered.
      if (event.detail > 1 && taken === element) return event.preventDefault();
    }
    claimLate(element);
    try {
      if (runner(element, event) === false) return;
      taken = element;
      event.preventDefault();
    } catch (error) {
      report(name, 'action_failed', error, element);
    }
  };

  const answer = (target: unknown, event: Event) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    const name = element && nameOf(element);
    const runner = name && actions[name];
    if (!runner) return;
    if (ACTIONS[name].on.includes(event.type)) run(event, element, name, runner);
    else if (event.type === 'keydown' && !event.defaultPrevented && ACTIONS[name].on.includes('click'))
      press(event as KeyboardEvent, element);
  };

  const hear = (event: Event) => answer(event.target, event);
  for (const type of ['click', 'change', 'keydown', 'keyup']) document.body.addEventListener(type, hear, { signal });
  // Stock has no handler of its own here, so everybody else's comes first, delegated ones on the document too.
  addEventListener('submit', hear, { signal });
  triggered.add(answer);
  signal.addEventListener('abort', () => triggered.delete(answer));

  for (const name of names) {
    const { on, stock, early } = ACTIONS[name];
    if (!early) continue;
    const place = [`[data-islas-action="${name}"]`, stock].filter(Boolean).join();
    for (const host of document.querySelectorAll<HTMLElement>(place))
      for (const event of on.flatMap((type) => earlyEvents(type, host)))
        run(event, host, name, actions[name] as ActionRunner);
  }
};
