import apiFetch from '@wordpress/api-fetch';
import { isRecord, list, shape, text } from '../../../src/browser/decode';
import { explainFailure } from '../explain-failure';
import { type Draft, findDifferences, rebaseDraft, tidyDraft } from './draft';
import { splitValues } from '../list-values';
import type { Values } from '../values';
import { type Author, decodeAllValues, decodeAuthor } from './screen-data';

/** The settings as the server has them. */
export interface Stored {
  readonly values: Values;
  readonly revision: string;
}

/** What another administrator has changed since this screen read the settings. */
export interface Others {
  readonly author: Author;
  readonly keys: readonly string[];
}

export type Saved =
  | { readonly kind: 'saved'; readonly stored: Stored; readonly others: Others | null }
  /** `keys`: settings that both have changed, to different values. */
  | { readonly kind: 'conflict'; readonly stored: Stored; readonly others: Others; readonly keys: readonly string[] }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly refusals: readonly { key: string; sentence: string }[];
    }
  | { readonly kind: 'failed'; readonly message: string };

const decodeRevision = shape({ revision: text() });
const decodeStored = (given: unknown): Stored => ({ values: decodeAllValues(given), ...decodeRevision(given) });
const decodeError = shape({
  code: text(),
  message: text(),
  data: (value) => (isRecord(value) ? value : {}),
});
const decodeRefusals = list(shape({ key: text(), sentence: text() }));

/** Times that a draft is sent again when somebody else saves at the same moment. */
const ATTEMPTS = 3;

/**
 * Sends a draft. Settings that only others have changed stay as they made them, and are reported; where both have
 * changed the same one to different values, nothing is stored.
 */
export const saveDraft = async (path: string, stored: Stored, draft: Draft, attempts = ATTEMPTS): Promise<Saved> => {
  let current = stored;
  let others: Others | null = null;
  for (let attempt = 0; ; attempt++) {
    try {
      const changes = splitValues(tidyDraft(rebaseDraft(draft, current.values)));
      const answer = await apiFetch({ path, method: 'PUT', data: { ...changes, revision: current.revision } });
      return { kind: 'saved', stored: decodeStored(answer), others };
    } catch (thrown) {
      const { code, message, data } = decodeError(thrown);
      if (code === 'islas_invalid') return { kind: 'refused', message, refusals: decodeRefusals(data.refusals) };
      if (code !== 'islas_conflict' || attempt + 1 >= attempts)
        return { kind: 'failed', message: explainFailure(thrown) };
      current = decodeStored(data);
      others = { author: decodeAuthor(data.author), keys: findDifferences(stored.values, current.values) };
      const keys = Object.keys(rebaseDraft(draft, current.values)).filter((key) => others?.keys.includes(key));
      if (keys.length) return { kind: 'conflict', stored: current, others, keys };
    }
  }
};
