import { CATEGORIES, type ListedCookie } from './consent-config';
import type { ConsentState } from './consent-api';

type Named = Pick<ListedCookie, 'name'> & { readonly category: string };
type Listed = readonly ListedCookie[];

/** Whether a listed name means a cookie; `*` at its end means every name that begins so. */
export const means = (listed: string, name: string): boolean =>
  listed.endsWith('*') && listed[1] ? name.startsWith(listed.slice(0, -1)) : listed === name;

/** Of a name that is blocked and one that is listed either may be a beginning. */
export const isRefused = (blocked: readonly string[], { name }: Pick<ListedCookie, 'name'>): boolean =>
  blocked.some((entry) => means(entry, name) || means(name, entry));

const ofCategory = <C extends Named>(cookies: readonly C[], category: string): readonly C[] =>
  cookies.filter((cookie) => cookie.category === category);

/** The initials that a decision keeps: of these categories those of which no listed cookie is refused. */
export const initialsOf = (
  categories: readonly string[],
  blocked: readonly string[],
  cookies: readonly Named[],
): string =>
  CATEGORIES.filter(
    (category) =>
      categories.includes(category) && !ofCategory(cookies, category).some((cookie) => isRefused(blocked, cookie)),
  )
    .map((category) => category.charAt(0))
    .join('');

/** Whether a category is not wholly refused. */
export const isPartlyAllowed = (
  { status, categories, blocked }: ConsentState,
  cookies: Listed,
  category: string,
): boolean =>
  categories.some((allowed) => allowed === category) ||
  (status === 'saved' && ofCategory(cookies, category).some((cookie) => !isRefused(blocked, cookie)));

/**
 * Whether something of a category may run. Of a provider: none of its listed cookies there is refused. Without one:
 * none of the category's is, so that nothing writes what the visitor has refused.
 */
export const mayRun = (state: ConsentState, cookies: Listed, category: string, provider?: string): boolean => {
  const own = ofCategory(cookies, category).filter((cookie) => cookie.provider === provider);
  return own.length
    ? isPartlyAllowed(state, cookies, category) && !own.some((cookie) => isRefused(state.blocked, cookie))
    : state.categories.some((allowed) => allowed === category);
};
