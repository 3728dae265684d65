import { report } from '../services/events';
import { resetSeams, seams } from '../services/seams';

/** Milliseconds that a request waits for the bridge's chunk at most; then it is sent without. */
const PATIENCE_MS = 3000;

/**
 * Brings the bridge to jQuery when jQuery is on the page, now or when the first request finds it; requests and the
 * veto wait for it. Ends with the signal.
 */
export const startJQueryBridge = (signal: AbortSignal): void => {
  let coming: Promise<void> | undefined;
  let isHere = false;
  const load = async () => {
    const { startBridge } = await import('./jquery');
    if (!signal.aborted) startBridge(Reflect.get(window, 'jQuery') as JQueryStatic, signal);
  };
  seams.arrival = () => {
    if (!coming && 'jQuery' in window) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
      coming = Promise.race([load(), late])
        .catch((error: unknown) => report('bridge', 'chunk_failed', error))
        .then(() => void (isHere = true));
    }
    return isHere ? undefined : coming;
  };
  signal.addEventListener('abort', resetSeams);
  seams.arrival();
};
