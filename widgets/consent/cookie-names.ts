import { CATEGORIES, type ListedCookie } from './consent-config';
import type { ConsentState } from './consent-api';

type Named = Pick<ListedCookie, 'name'> & { readonly category: string };
type Listed = readonly ListedCookie[];

/** Whether a listed name matches a cookie; `*` at its end matches every name with that beginning. */
export const matchesName = (listed: string, name: string): boolean =>
  listed.endsWith('*') && listed[1] ? name.startsWith(listed.slice(0, -1)) : listed === name;

/** Compares in both directions, because a blocked name and a listed name may each end in `*`. */
export const isRefused = (blocked: readonly string[], { name }: Pick<ListedCookie, 'name'>): boolean =>
  blocked.some((entry) => matchesName(entry, name) || matchesName(name, entry));

const cookiesOfCategory = <C extends Named>(cookies: readonly C[], category: string): readonly C[] =>
  cookies.filter((cookie) => cookie.category === category);

/** Initials that a decision stores: of these categories, those without a refused cookie. */
export const initialsOf = (
  categories: readonly string[],
  blocked: readonly string[],
  cookies: readonly Named[],
): string =>
  CATEGORIES.filter(
    (category) =>
      categories.includes(category) &&
      !cookiesOfCategory(cookies, category).some((cookie) => isRefused(blocked, cookie)),
  )
    .map((category) => category.charAt(0))
    .join('');

/** Whether a category is allowed at least in part. */
export const isPartlyAllowed = (
  { status, categories, blocked }: ConsentState,
  cookies: Listed,
  category: string,
): boolean =>
  categories.some((allowed) => allowed === category) ||
  (status === 'saved' && cookiesOfCategory(cookies, category).some((cookie) => !isRefused(blocked, cookie)));

/**
 * Whether a tag of a category may run. If its provider has listed cookies in the category, none of these may be
 * refused; otherwise no cookie of the category may be, so that no tag writes a refused cookie.
 */
export const mayRun = (state: ConsentState, cookies: Listed, category: string, provider?: string): boolean => {
  const own = cookiesOfCategory(cookies, category).filter((cookie) => cookie.provider === provider);
  return own.length
    ? isPartlyAllowed(state, cookies, category) && !own.some((cookie) => isRefused(state.blocked, cookie))
    : state.categories.some((allowed) => allowed === category);
};
