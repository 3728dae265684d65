import { getSettings, type Settings } from '../wordpress/settings';
import { report } from './events';

type Task = () => unknown;

/** Whether an entry has started on this page, from whatever address its file came. */
export const hasStarted = (name: string): boolean => Symbol.for(name) in globalThis;

/**
 * Runs an entry's tasks in order: at DOMContentLoaded, or in a microtask when the page has been parsed. An error in one
 * task is reported and the others run. Optimiser plugins copy scripts, and a second copy would handle every click
 * twice, so only the first copy of each entry runs.
 */
export const startEntry = (
  name: string,
  tasksOf: (features: Settings['features'], signal: AbortSignal) => readonly Task[],
): void => {
  // Islands cannot be disposed without `AbortSignal.any`: older browsers keep the printed page, whose links and forms work.
  if (!('any' in AbortSignal)) return;
  if (hasStarted(name)) return console.warn('Islas loaded twice');
  Object.assign(globalThis, { [Symbol.for(name)]: true });
  const start = () => {
    for (const task of tasksOf(getSettings().features, new AbortController().signal)) {
      try {
        task();
      } catch (error) {
        report(name, 'start_failed', error);
      }
    }
  };
  // With DevTools open (as in PageSpeed), Chrome records a stack for every cookie read; from a module's top level that
  // re-parses the file, so tasks start in a listener or a microtask.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else queueMicrotask(start);
};
