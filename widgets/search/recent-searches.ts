import { atom } from 'nanostores';
import { list, parseJson, text } from '../../src/browser/decode';
import { foldAccents, normalizeTerm } from './query';

const KEY = 'islas_searches';
const MOST = 5;

/** Consent by the WP Consent API; granted if the site has no consent tool. */
const mayStoreSearches = (): boolean => {
  const { wp_has_consent: has } = globalThis as { wp_has_consent?: (category: string) => unknown };
  return typeof has !== 'function' || !!has('preferences');
};

const writeSearches = (searches: readonly string[]): void => {
  try {
    if (searches.length && mayStoreSearches()) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage they last as long as the page.
  }
};

const readSearches = (): readonly string[] => {
  try {
    if (!mayStoreSearches()) localStorage.removeItem(KEY);
    return list(text())(parseJson(localStorage.getItem(KEY)))
      .filter((search) => normalizeTerm(search))
      .slice(0, MOST);
  } catch {
    return [];
  }
};

/** The latest searches of this browser, newest first; they stay in `localStorage`. */
export const $recent = atom<readonly string[]>(readSearches());

const updateSearches = (searches: readonly string[]): void => {
  $recent.set(searches);
  writeSearches(searches);
};

export const rememberSearch = (raw: string): void => {
  const search = raw.replace(/\s+/g, ' ').trim().slice(0, 60);
  if (!search) return;
  const others = $recent.get().filter((known) => foldAccents(known) !== foldAccents(search));
  updateSearches([search, ...others].slice(0, MOST));
};

export const forgetSearches = (): void => updateSearches([]);
