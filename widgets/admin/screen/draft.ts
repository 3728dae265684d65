import type { Value, Values } from '../values';

/** What an owner has changed and not saved: values by key, none of them equal to the stored one. */
export type Draft = Values;

export const changeDraft = (draft: Draft, stored: Values, key: string, value: Value): Draft => {
  const { [key]: _, ...rest } = draft;
  return stored[key] === value ? rest : { ...rest, [key]: value };
};

/** Without what is stored meanwhile, and without keys that this version does not know. */
export const rebaseDraft = (draft: Draft, stored: Values): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key, value]) => key in stored && stored[key] !== value));

/** Keys whose values differ. */
export const findDifferences = (one: Values, other: Values): string[] =>
  Object.keys(one).filter((key) => key in other && one[key] !== other[key]);

export const withoutKeys = (draft: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key)));

/** As the server stores a text: one line, without spaces at its ends. */
export const tidyDraft = (draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value,
    ]),
  );
