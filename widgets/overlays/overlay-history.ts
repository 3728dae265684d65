import { currentUrl } from '../../src/browser/navigation';

/** Key in `history.state` with the overlay's name: an open overlay has its own history entry, so that Back closes it. */
const MARK = 'islasOverlay';
let isLeaving = false;
let address = '';

const readMark = (state: unknown): string => String(Object(state)[MARK] ?? '');

/** Adds a history entry for an opened overlay, or reuses the current entry if it is an overlay's. */
export const addHistoryEntry = (name: string): void => {
  if (isLeaving) return; // The entry is added after `history.back()` has finished.
  const isIn = readMark(history.state);
  address = currentUrl();
  try {
    history[isIn ? 'replaceState' : 'pushState']({ ...history.state, [MARK]: name }, '');
  } catch {
    // The browser limits the number of entries: the overlay can still be closed in other ways.
  }
};

/** Goes back over the history entry of an overlay that was not closed by Back. */
export const leaveHistoryEntry = (): void => {
  if (isLeaving || !readMark(history.state)) return;
  isLeaving = true;
  history.back();
};

interface Overlays {
  /** Name of the open overlay. */
  readonly name: () => string | undefined;
  readonly close: () => void;
  readonly open: (name: string) => void;
  /** Called after its history entry has been left. */
  readonly left: () => void;
}

/** Back closes and Forward reopens overlays, until the signal aborts. Other scripts do not receive these popstate events. */
export const startHistory = ({ name, close, open, left }: Overlays, signal: AbortSignal): void => {
  const onPopState = (event: PopStateEvent) => {
    const entry = readMark(event.state);
    const isOpen = name();
    const isOurs = isLeaving || isOpen || entry;
    if (isLeaving) {
      isLeaving = false;
      if (isOpen) addHistoryEntry(isOpen);
      else left();
    } else if (!entry && isOpen) close();
    else if (entry && isOpen !== entry) open(entry);
    if (isOurs && currentUrl() === address) event.stopImmediatePropagation();
  };
  address = currentUrl();
  addEventListener('popstate', onPopState, { capture: true, signal });
};
