import { useCallback, useSyncExternalStore } from 'react';
import { startTimer } from '../browser/lifetime';

/** Longest delay of a browser timer; milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

const now = (): number => Date.now() / 1000;

/**
 * The last of these moments (Unix seconds) that has passed, 0 if none has. Renders again when the next one passes.
 * `undefined` on the server and while React hydrates, because another clock has rendered the page.
 */
export const useLastPassed = (moments: readonly number[]): number | undefined => {
  const all = moments.join();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const life = new AbortController();
      const wait = () => {
        const next = Math.min(
          ...all
            .split(',')
            .map(Number)
            .filter((moment) => moment > now()),
        );
        if (next < Infinity) startTimer(onTime, Math.min(LONGEST_WAIT, (next - now()) * 1000 + 20), life.signal);
      };
      const onTime = () => {
        onChange();
        wait();
      };
      wait();
      return () => life.abort();
    },
    [all],
  );
  const passed = () => Math.max(0, ...moments.filter((moment) => moment <= now()));
  return useSyncExternalStore(subscribe, passed, (): number | undefined => undefined);
};
