import { isRecord, parseJson } from '../../../src/browser/decode';
import { type Draft, findDifferences, rebaseDraft } from './draft';
import type { Values } from '../values';
import { type ScreenData, decodeValues } from './screen-data';

const KEY = 'islas_settings_draft';

/** A draft that was kept, and the keys whose stored value has changed since it was begun. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly changedSince: readonly string[];
}

const NOTHING: KeptDraft = { draft: {}, changedSince: [] };

/** Secrets are not kept: whoever uses the browser next could read them. */
const isStorable = ({ settings }: ScreenData, key: string): boolean => settings[key]?.format !== 'secret';

/** Keeps the draft in this tab until it is saved or discarded, with the stored values that it was begun from. */
export const keepDraft = (screen: ScreenData, stored: Values, draft: Draft): void => {
  const keys = Object.keys(draft).filter((key) => isStorable(screen, key));
  const pick = (values: Values) => Object.fromEntries(keys.map((key) => [key, values[key]]));
  try {
    if (keys.length) sessionStorage.setItem(KEY, JSON.stringify({ stored: pick(stored), draft: pick(draft) }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft lives as long as the page, and leaving it is warned of.
  }
};

/** Reads the draft of an earlier page; of an older version's, what this one still knows. */
export const readDraft = (screen: ScreenData): KeptDraft => {
  try {
    const kept = parseJson(sessionStorage.getItem(KEY));
    if (!isRecord(kept)) return NOTHING;
    const known = Object.fromEntries(
      Object.entries(decodeValues(kept.draft)).filter(
        ([key, value]) =>
          isStorable(screen, key) &&
          (typeof value === typeof screen.values[key] || screen.settings[key]?.type === 'count') &&
          (screen.settings[key]?.type !== 'choice' ||
            screen.settings[key].choices.some((choice) => choice.value === value)),
      ),
    );
    const draft = rebaseDraft(known, screen.values);
    const changed = findDifferences(decodeValues(kept.stored), screen.values);
    return { draft, changedSince: changed.filter((key) => key in draft) };
  } catch {
    return NOTHING;
  }
};
