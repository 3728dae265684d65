import { startTimer } from '../browser/lifetime';
import { readLocal, readSession } from '../browser/storage';
import { shopParams } from './globals';

/** First pause between callbacks in milliseconds; it doubles while other tabs keep changing the cart. */
const PAUSE_MS = 1000;

/** Calls back when another tab has changed the cart, while this tab is visible, throttled, until the signal aborts. */
export const onCartOfOtherTab = (changed: () => void, signal: AbortSignal): void => {
  let isDue = false;
  let pause = PAUSE_MS;
  let isPaused = false;
  const call = () => {
    const { cart_hash_key: key } = shopParams();
    if (!isDue || isPaused || document.hidden) return;
    isDue = false;
    if (readLocal(key) === readSession(key)) return;
    changed();
    isPaused = true;
    startTimer(endPause, pause, signal);
  };
  const endPause = () => {
    isPaused = false;
    pause = isDue ? pause * 2 : PAUSE_MS;
    call();
  };
  const onStorage = ({ key }: StorageEvent) => {
    isDue ||= key === shopParams().cart_hash_key;
    call();
  };
  addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', call, { signal });
};
