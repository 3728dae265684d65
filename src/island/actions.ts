import { ACTIONS, type ActionName, type ActionRunner, isActionName } from '../contracts/actions';
import { report } from '../services/events';

export type Actions = Readonly<Partial<Record<ActionName, ActionRunner>>>;

/** Ctrl, Cmd, Shift, Alt and every button but the first mean something to the browser: new tab, save, menu. */
const isBrowsers = (event: MouseEvent): boolean =>
  !!event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Answers `data-islas-action` for the whole document with one listener (architecture 2.6), until the signal aborts.
 * A runner that returns `false`, or throws, leaves the event to the browser: the link or form still works.
 */
export const startActions = (actions: Actions, signal: AbortSignal): void => {
  let taken: HTMLElement | undefined;

  const run = (event: Event, element: HTMLElement, name: ActionName, runner: ActionRunner) => {
    if (event instanceof MouseEvent) {
      if (isBrowsers(event)) return;
      // The second click of a double click: the first one has been answered.
      if (event.detail > 1 && taken === element) return event.preventDefault();
    }
    try {
      if (runner(element, event) === false) return;
      taken = element;
      event.preventDefault();
    } catch (error) {
      report(name, 'action_failed', error, element);
    }
  };

  /** One press, one click: a key held down repeats, and Space does nothing on a link by itself. */
  const press = (event: KeyboardEvent, element: HTMLElement) => {
    const isSpaceOnLink = event.key === ' ' && element.matches('a[role=button]');
    if (isSpaceOnLink || (event.repeat && event.key === 'Enter')) event.preventDefault();
    if (isSpaceOnLink && !event.repeat) element.click();
  };

  const answer = (event: Event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('[data-islas-action]');
    const name = element && element.dataset.islasAction;
    const runner = isActionName(name) && actions[name];
    if (!element || !runner) return;
    if (event.type === ACTIONS[name]) run(event, element, name, runner);
    else if (event instanceof KeyboardEvent && ACTIONS[name] === 'click') press(event, element);
  };

  for (const type of ['click', 'change', 'submit', 'keydown'])
    document.addEventListener(type, answer, { capture: true, signal });
};
