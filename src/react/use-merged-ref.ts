import { type Ref, type RefObject, useCallback } from 'react';

/** A ref that fills the component's own and the one that its host has given. */
export const useMergedRef = <E>(own: RefObject<E | null>, given: Ref<E> | undefined) =>
  useCallback(
    (element: E) => {
      own.current = element;
      const end = typeof given === 'function' ? given(element) : given && void (given.current = element);
      return () => {
        own.current = null;
        if (typeof given !== 'function') {
          if (given) given.current = null;
        } else if (typeof end === 'function') end();
        else given(null);
      };
    },
    [own, given],
  );
