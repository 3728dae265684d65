import { getSettings, type Settings } from '../wordpress/settings';
import { report } from './events';

type Task = () => unknown;

/**
 * Runs an entry's tasks in their order, before the next script and before DOMContentLoaded is heard by anybody who waits
 * for it; one task's failure is its own. Optimiser plugins copy scripts, and a copied entry would answer every click
 * twice: only the first runs.
 */
export const startEntry = (
  name: string,
  tasksOf: (features: Settings['features'], signal: AbortSignal) => readonly Task[],
): void => {
  // Nothing that starts could end: an older browser keeps the page as it is printed, with links and forms that work.
  if (!('any' in AbortSignal)) return;
  const sentinel = Symbol.for(name);
  if (sentinel in globalThis) return console.warn('Islas loaded twice');
  Object.assign(globalThis, { [sentinel]: true });
  const start = () => {
    for (const task of tasksOf(getSettings().features, new AbortController().signal)) {
      try {
        task();
      } catch (error) {
        report(name, 'start_failed', error);
      }
    }
  };
  // Where developer tools look on (as PageSpeed does), the browser notes from where a cookie is read, and to know the place
  // in a file's own top level it would parse the whole file a second time: what starts, starts below no file.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else queueMicrotask(start);
};
