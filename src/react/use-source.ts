import { useMemo, useSyncExternalStore } from 'react';
import type { Source } from './source';

/** Whether two values are the same for a component: also two lists or objects with the same entries. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [ours, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    ours.length === theirs.length &&
    ours.every(([key, value]) => Object.hasOwn(other, key) && Object.is(value, Reflect.get(other, key)))
  );
};

/** Gives the selected part of a state, and the same object as before where nothing in it has changed. */
const rememberSelection = <State, Selected>(select: (state: State) => Selected) => {
  let last: { readonly state: State; readonly selected: Selected } | undefined;
  return (state: State): Selected => {
    if (last && Object.is(last.state, state)) return last.selected;
    const selected = select(state);
    last = { state, selected: last && isSame(last.selected, selected) ? last.selected : selected };
    return last.selected;
  };
};

/** Reads a part of a source. The component renders again only when that part changes. */
export const useSource = <State, Selected>(source: Source<State>, select: (state: State) => Selected): Selected => {
  const [inBrowser, onServer] = useMemo(
    () => [rememberSelection(select), rememberSelection(select)] as const,
    [select],
  );
  return useSyncExternalStore(
    source.subscribe,
    () => inBrowser(source.get()),
    () => onServer(source.initial),
  );
};
