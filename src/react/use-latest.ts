import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the one of the last render: for subscriptions that outlive a render. */
export const useLatest = <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
};
