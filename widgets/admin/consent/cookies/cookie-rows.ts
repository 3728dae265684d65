import { normalize } from '../../screen/search/search-settings';
import type { CookieRow, OwnCookie } from '../consent-data';

const toOwn = ({ name, category, provider, purpose, duration }: OwnCookie): OwnCookie => ({
  name,
  category,
  provider,
  purpose,
  duration,
});

/**
 * All cookies of the shop with the unsaved ones of the owner, theirs first.
 * @param listed of the last review, which may be older than the draft
 */
export const mergeRows = (listed: readonly CookieRow[], own: readonly OwnCookie[]): readonly CookieRow[] => {
  const byName = new Map(listed.map((row) => [row.name, row]));
  const names = new Set(own.map(({ name }) => name));
  return [
    ...own.map((cookie): CookieRow => {
      const known = byName.get(cookie.name);
      const isSame = (key: keyof OwnCookie) => known?.[key] === cookie[key];
      return {
        ...cookie,
        providerName: known && isSame('provider') ? known.providerName : cookie.provider,
        purposeText: known && isSame('purpose') ? known.purposeText : cookie.purpose,
        durationText: known && isSame('duration') ? known.durationText : cookie.duration,
        isOwn: true,
      };
    }),
    ...listed.filter(({ name, isOwn }) => !isOwn && !names.has(name)),
  ];
};

/** Rows that have every word of the query in one of their texts, without case and accents. */
export const findRows = (
  rows: readonly CookieRow[],
  query: string,
  categoryName: (category: string) => string,
): readonly CookieRow[] => {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return rows.filter(({ name, providerName, purposeText, durationText, category }) => {
    const all = normalize([name, providerName, purposeText, durationText, categoryName(category)].join(' '));
    return words.every((word) => all.includes(word));
  });
};

/** What a column of the table sorts by. */
export const SORT_KEYS = ['name', 'category'] as const;

/** Rows by a column, those that are alike by their names. */
export const sortRows = (
  rows: readonly CookieRow[],
  key: (typeof SORT_KEYS)[number],
  isDescending: boolean,
  categoryName: (category: string) => string,
): readonly CookieRow[] => {
  const text = (row: CookieRow) => (key === 'category' ? categoryName(row.category) : row.name);
  const sorted = [...rows].sort(
    (one, other) => text(one).localeCompare(text(other)) || one.name.localeCompare(other.name),
  );
  return isDescending ? sorted.reverse() : sorted;
};

/** The owner's cookies with this one, in the place of the one that had the name before. */
export const putCookie = (own: readonly OwnCookie[], cookie: OwnCookie, before: string): readonly OwnCookie[] => {
  const isThere = own.some(({ name }) => name === before);
  const others = own.filter(({ name }) => name === before || name !== cookie.name);
  return isThere ? others.map((other) => (other.name === before ? toOwn(cookie) : other)) : [...others, toOwn(cookie)];
};

export const removeCookie = (own: readonly OwnCookie[], name: string): readonly OwnCookie[] =>
  own.filter((cookie) => cookie.name !== name);

/** What a row holds as the owner would type it. */
export const describeRow = ({ name, category, providerName, purposeText, durationText }: CookieRow): OwnCookie => ({
  name,
  category,
  provider: providerName,
  purpose: purposeText,
  duration: durationText,
});

/**
 * What the owner typed as it is stored: words that Islas has itself stay keys, so that each visitor reads them in their
 * language.
 * @param row the row as it was before the owner edited it
 */
export const keepKeys = (typed: OwnCookie, row: CookieRow | undefined): OwnCookie => {
  if (!row) return typed;
  const words = describeRow(row);
  const keep = (key: 'provider' | 'purpose' | 'duration') => (typed[key] === words[key] ? row[key] : typed[key]);
  return { ...typed, provider: keep('provider'), purpose: keep('purpose'), duration: keep('duration') };
};

/** A new cookie, with what is known of one with this name. */
export const beginCookie = (rows: readonly CookieRow[], name: string): OwnCookie => {
  const known = rows.find((row) => row.name === name);
  return known ? describeRow(known) : { name, category: 'marketing', provider: '', purpose: '', duration: '' };
};

/** Browsers and lists divide names by these. */
export const isCookieName = (name: string): boolean => /^[^\s,;=]+$/.test(name) && name !== '*';
