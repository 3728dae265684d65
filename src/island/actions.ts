import { ACTIONS, type ActionName, type ActionRunner, isActionName } from '../contracts/actions';
import { report } from '../services/events';

export type Actions = Readonly<Partial<Record<ActionName, ActionRunner>>>;

interface Target {
  readonly name: ActionName;
  readonly element: HTMLElement;
}

const find = (event: Event): Target | undefined => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
  const name = element?.dataset.action;
  return element && isActionName(name) ? { name, element } : undefined;
};

/** Ctrl, Cmd, Shift, Alt and every button but the first mean something to the browser: new tab, save, menu. */
const isBrowsers = (event: Event): boolean =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Answers `data-action` for the whole document with one listener (architecture 2.6), until the signal aborts.
 * A runner that returns `false`, or throws, leaves the event to the browser: the link or form still works.
 */
export const startActions = (actions: Actions, signal: AbortSignal): void => {
  let taken: HTMLElement | undefined;

  const run = (event: Event) => {
    const { name, element } = find(event) ?? {};
    const runner = name && actions[name];
    if (!runner || !element || ACTIONS[name] !== event.type || isBrowsers(event)) return;
    // The second click of a double click: the first one has been answered.
    if (event instanceof MouseEvent && event.detail > 1 && taken === element) return event.preventDefault();
    try {
      if (runner(element, event) === false) return;
    } catch (error) {
      return report(name, 'action_failed', error, element);
    }
    taken = element;
    event.preventDefault();
  };

  /** One press, one click: a key held down repeats, and Space does nothing on a link by itself. */
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
    const { name, element } = find(event) ?? {};
    if (!name || !actions[name] || !element || ACTIONS[name] !== 'click') return;
    const isSpaceOnLink = event.key === ' ' && element.matches('a[role=button]');
    if (isSpaceOnLink || (event.repeat && event.key === 'Enter')) event.preventDefault();
    if (isSpaceOnLink && !event.repeat) element.click();
  };

  for (const type of ['click', 'change', 'submit']) document.addEventListener(type, run, { capture: true, signal });
  document.addEventListener('keydown', press, { capture: true, signal });
};
