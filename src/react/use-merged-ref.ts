import { type Ref, type RefObject, useMemo } from 'react';

/**
 * A ref that fills the component's own and the one that its host has given. What a host's function returns ends it, as in
 * React 19; this one returns nothing, because React 18 takes that for a mistake.
 */
export const useMergedRef = <E>(own: RefObject<E | null>, given: Ref<E> | undefined) =>
  useMemo(() => {
    let end: unknown;
    return (element: E | null): void => {
      own.current = element;
      if (typeof given !== 'function') {
        if (given) given.current = element;
      } else if (element) end = given(element);
      else if (typeof end === 'function') end();
      else given(null);
    };
  }, [own, given]);
