import { findWrapper, wrapReleased, wrapTimers, wrapIfReleased } from './callbacks';
import { startTimer } from '../../../src/browser/lifetime';
import { isReleasedRunning } from './held-script';

/** In the order in which a page fires them. */
const EVENTS = ['DOMContentLoaded', 'readystatechange', 'load', 'pageshow'] as const;
type Name = (typeof EVENTS)[number];
type Handler = ((event: Event) => unknown) | { handleEvent(event: Event): void };

interface Late {
  readonly name: Name;
  readonly target: Document | Window;
  readonly handler: Handler;
}
let late: Late[] = [];
let isOn = false;
/** Number of released modules that run or will run: the browser does not tell which module adds a listener. */
let modules = 0;

/** Whether the page has fired this event already. A listener added before that needs no replay. */
const hasFired = (name: Name): boolean => {
  const [times] = performance.getEntriesByType('navigation');
  const { domContentLoadedEventStart = 0, loadEventStart = 0 } = (times ?? {}) as Partial<PerformanceNavigationTiming>;
  return name === 'DOMContentLoaded'
    ? domContentLoadedEventStart > 0 || document.readyState === 'complete'
    : document.readyState === 'complete' && (name === 'readystatechange' || loadEventStart > 0);
};

const isLifecycleEvent = (target: Document | Window, name: string): name is Name =>
  target === document
    ? name === 'DOMContentLoaded' || name === 'readystatechange'
    : /^(DOMC.*|load|pageshow)$/.test(name);

const wrapListenerMethods = (target: Document | Window): void => {
  const add = target.addEventListener.bind(target) as (...args: unknown[]) => void;
  const remove = target.removeEventListener.bind(target) as (...args: unknown[]) => void;
  target.addEventListener = (name: string, given: unknown, options?: boolean | AddEventListenerOptions) => {
    const isOnce = typeof options === 'object' && options.once;
    const isLate = given && (modules || isReleasedRunning()) && isLifecycleEvent(target, name) && hasFired(name);
    const handler = isLate ? wrapReleased(given) : wrapIfReleased(given);
    if (isLate) late.push({ name: name as Name, target, handler: handler as Handler });
    if (!isLate || !isOnce) add(name, handler, options);
  };
  target.removeEventListener = (name: string, given: unknown, options?: boolean | EventListenerOptions) => {
    remove(name, given, options);
    remove(name, findWrapper(given), options);
  };
};

const PROPERTIES = [
  [window, 'onload', 'load'],
  [window, 'onpageshow', 'pageshow'],
  [document, 'onreadystatechange', 'readystatechange'],
] as const;

/** Records handlers that released scripts add for past events. Returns a function that ends this for one script. */
export const recordLateHandlers = (isModule?: boolean): (() => void) => {
  if (!isOn) {
    isOn = true;
    wrapListenerMethods(document);
    wrapListenerMethods(window);
    wrapTimers();
  }
  const before = PROPERTIES.map(([target, property]) => Reflect.get(target, property) as unknown);
  modules += +!!isModule;
  return () => {
    modules -= +!!isModule;
    PROPERTIES.forEach(([target, property, name], index) => {
      const handler = Reflect.get(target, property) as Handler | null;
      const isKnown = late.some((one) => one.target === target && one.handler === handler);
      if (handler && handler !== before[index] && !isKnown && hasFired(name))
        late.push({ name, target, handler: wrapReleased(handler) as Handler });
    });
  };
};

/** Calls each recorded handler once, in a separate task, in the order of the page's events. */
export const runLateHandlers = (): void => {
  const due = late.sort((one, other) => EVENTS.indexOf(one.name) - EVENTS.indexOf(other.name));
  late = [];
  for (const { name, target, handler } of due) {
    const play = () => {
      const event = name === 'pageshow' ? new PageTransitionEvent(name) : new Event(name);
      const descriptor = { configurable: true, value: name === 'load' || name === 'pageshow' ? document : target };
      Object.defineProperties(event, { target: descriptor, currentTarget: { ...descriptor, value: target } });
      if (typeof handler === 'function') handler.call(target, event);
      else handler.handleEvent(event);
    };
    // Without a signal, because these handlers belong to other scripts.
    startTimer(play, 0, undefined);
  }
};
