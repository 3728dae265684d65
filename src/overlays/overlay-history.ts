import { currentUrl } from '../browser/navigation';

/** The browser's Back closes: an open overlay has an entry of its own in the history, marked by its name. */
const MARK = 'islasOverlay';
let isLeaving = false;
let address = '';

const marked = (state: unknown): string => String(Object(state)[MARK] ?? '');

/** The overlay that was opened just now gets its entry, or the one that the last has left. */
export const enter = (name: string): void => {
  if (isLeaving) return; // Once it has been left, the next one is entered.
  const isIn = marked(history.state);
  address = currentUrl();
  try {
    history[isIn ? 'replaceState' : 'pushState']({ ...history.state, [MARK]: name }, '');
  } catch {
    // A browser that counts entries gives no more: the overlay has its other ways to be closed.
  }
};

/** Goes back over the entry of an overlay that was closed otherwise. */
export const leave = (): void => {
  if (isLeaving || !marked(history.state)) return;
  isLeaving = true;
  history.back();
};

interface Overlays {
  /** Of the one that is open. */
  readonly name: () => string | undefined;
  readonly close: () => void;
  readonly open: (name: string) => void;
  /** Its entry has been left. */
  readonly left: () => void;
}

/** Back closes and Forward opens again, until the signal aborts. Nobody else hears of steps within the same page. */
export const startHistory = ({ name, close, open, left }: Overlays, signal: AbortSignal): void => {
  const hear = (event: PopStateEvent) => {
    const entry = marked(event.state);
    const isOpen = name();
    const isOurs = isLeaving || isOpen || entry;
    if (isLeaving) {
      isLeaving = false;
      if (isOpen) enter(isOpen);
      else left();
    } else if (!entry && isOpen) close();
    else if (entry && isOpen !== entry) open(entry);
    if (isOurs && currentUrl() === address) event.stopImmediatePropagation();
  };
  // A page that was loaded again, or come back to, in the entry of an overlay.
  address = currentUrl();
  leave();
  addEventListener('popstate', hear, { capture: true, signal });
};
