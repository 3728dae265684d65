import { type Draft, changeDraft, rebaseDraft, withoutKeys } from './draft';
import type { KeptDraft } from './draft-storage';
import type { Others, Saved, Stored } from './save-settings';
import type { Value } from '../values';
import type { ScreenData } from './screen-data';

/** Settings that two administrators have changed to different values, until this one has chosen. */
export interface Conflict {
  readonly others: Others;
  readonly keys: readonly string[];
  /** Closed, it opens again before the next save. */
  readonly isOpen: boolean;
}

export interface ScreenState {
  readonly stored: Stored;
  readonly draft: Draft;
  readonly phase: 'idle' | 'saving' | 'saved' | 'failed';
  /** What the server said of a save that failed. */
  readonly message: string;
  /** Key of a setting → why it was refused; '' for what several together may not be. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly conflict: Conflict | null;
  /** What others have changed meanwhile, without a conflict. */
  readonly others: Others | null;
  /** Whether the draft is one of an earlier page. */
  readonly isRestored: boolean;
}

export type ScreenAction =
  | { readonly type: 'change'; readonly key: string; readonly value: Value }
  | { readonly type: 'discard' | 'saving' | 'hide-others' | 'close-conflict' | 'open-conflict' }
  /** `sent`: the draft as it was when it was sent; what was changed since then stays unsaved. */
  | { readonly type: 'answered'; readonly saved: Saved; readonly sent: Draft }
  /** The owner takes the values that others have stored for these keys, and keeps the rest of the draft. */
  | { readonly type: 'resolve'; readonly theirs: readonly string[] };

export const createState = (screen: ScreenData, { draft, changedSince }: KeptDraft): ScreenState => ({
  stored: { values: screen.values, revision: screen.revision },
  draft,
  phase: 'idle',
  message: '',
  refusals: {},
  conflict: changedSince.length
    ? { others: { author: screen.author, keys: changedSince }, keys: changedSince, isOpen: true }
    : null,
  others: null,
  isRestored: Object.keys(draft).length > 0,
});

const applySaved = (state: ScreenState, saved: Saved, sent: Draft): ScreenState => {
  switch (saved.kind) {
    case 'saved': {
      const { stored, others } = saved;
      const same = Object.keys(sent).filter((key) => state.draft[key] === sent[key]);
      const draft = rebaseDraft(withoutKeys(state.draft, same), stored.values);
      return { ...state, stored, others, draft, phase: 'saved', isRestored: false };
    }
    case 'conflict': {
      const { stored, others, keys } = saved;
      return {
        ...state,
        stored,
        draft: rebaseDraft(state.draft, stored.values),
        phase: 'idle',
        conflict: { others, keys, isOpen: true },
      };
    }
    case 'refused':
      return {
        ...state,
        phase: 'failed',
        message: saved.message,
        refusals: Object.fromEntries(saved.refusals.map(({ key, sentence }) => [key, sentence])),
      };
    default:
      return { ...state, phase: 'failed', message: saved.message };
  }
};

export const screenReducer = (state: ScreenState, action: ScreenAction): ScreenState => {
  switch (action.type) {
    case 'change': {
      const { [action.key]: _, ...refusals } = state.refusals;
      const draft = changeDraft(state.draft, state.stored.values, action.key, action.value);
      const keys = state.conflict?.keys.filter((key) => key in draft) ?? [];
      const conflict = state.conflict && keys.length ? { ...state.conflict, keys } : null;
      return { ...state, draft, conflict, refusals, phase: 'idle', message: '' };
    }
    case 'discard':
      return { ...state, draft: {}, refusals: {}, phase: 'idle', message: '', conflict: null, isRestored: false };
    case 'saving':
      return { ...state, phase: 'saving', message: '', refusals: {}, others: null };
    case 'answered':
      return applySaved(state, action.saved, action.sent);
    case 'resolve':
      return { ...state, draft: withoutKeys(state.draft, action.theirs), conflict: null };
    case 'hide-others':
      return { ...state, others: null };
    case 'close-conflict':
    case 'open-conflict':
      return { ...state, conflict: state.conflict && { ...state.conflict, isOpen: action.type === 'open-conflict' } };
  }
};
