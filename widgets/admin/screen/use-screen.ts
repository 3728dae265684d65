import { useEffect, useReducer } from '@wordpress/element';
import { keepDraft, readDraft } from './draft-storage';
import { saveDraft } from './save-settings';
import type { Value, Values } from '../values';
import type { ScreenData } from './screen-data';
import { type ScreenState, createState, screenReducer } from './screen-state';

/** The state of the screen, and what the owner can do to it. */
export interface Screen {
  readonly state: ScreenState;
  /** The stored values with the draft over them. */
  readonly values: Values;
  readonly change: (key: string, value: Value) => void;
  readonly save: () => void;
  readonly discard: () => void;
  /** Ends a conflict: these keys take the values of others; the rest of the draft is saved. */
  readonly resolve: (theirs: readonly string[]) => void;
  /** Leaves the choice for later: nothing is saved before it. */
  readonly closeConflict: () => void;
  readonly hideOthers: () => void;
}

/** Asks before a page with unsaved changes is left; browsers choose the words. */
const useUnsavedWarning = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
};

export const useScreen = (screen: ScreenData): Screen => {
  const [state, dispatch] = useReducer(screenReducer, screen, () => createState(screen, readDraft(screen)));
  const { stored, draft } = state;
  useEffect(() => keepDraft(screen, stored.values, draft), [screen, stored, draft]);
  useUnsavedWarning(Object.keys(draft).length > 0);

  const send = (sent: Values) => {
    if (!Object.keys(sent).length || state.phase === 'saving') return;
    dispatch({ type: 'saving' });
    void saveDraft(screen.path, stored, sent).then((saved) => dispatch({ type: 'answered', saved, sent }));
  };
  return {
    state,
    values: { ...stored.values, ...draft },
    change: (key, value) => dispatch({ type: 'change', key, value }),
    save: () => (state.conflict ? dispatch({ type: 'open-conflict' }) : send(draft)),
    discard: () => dispatch({ type: 'discard' }),
    resolve: (theirs) => {
      dispatch({ type: 'resolve', theirs });
      send(Object.fromEntries(Object.entries(draft).filter(([key]) => !theirs.includes(key))));
    },
    closeConflict: () => dispatch({ type: 'close-conflict' }),
    hideOthers: () => dispatch({ type: 'hide-others' }),
  };
};
