import { atom } from 'nanostores';
import { list, parseJson, text } from '../../src/browser/decode';
import { fold, termOf } from './query';

const KEY = 'islas_searches';
const MOST = 5;

/** Consent by the WP Consent API; granted if the site has no consent tool. */
const mayKeep = (): boolean => {
  const { wp_has_consent: has } = globalThis as { wp_has_consent?: (category: string) => unknown };
  return typeof has !== 'function' || !!has('preferences');
};

const write = (searches: readonly string[]): void => {
  try {
    if (searches.length && mayKeep()) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage they last as long as the page.
  }
};

const read = (): readonly string[] => {
  try {
    if (!mayKeep()) localStorage.removeItem(KEY);
    return list(text())(parseJson(localStorage.getItem(KEY)))
      .filter((search) => termOf(search))
      .slice(0, MOST);
  } catch {
    return [];
  }
};

/** The latest searches of this browser, newest first; they stay in `localStorage`. */
export const $recent = atom<readonly string[]>(read());

const change = (searches: readonly string[]): void => {
  $recent.set(searches);
  write(searches);
};

export const rememberSearch = (raw: string): void => {
  const search = raw.replace(/\s+/g, ' ').trim().slice(0, 60);
  if (!search) return;
  const others = $recent.get().filter((known) => fold(known) !== fold(search));
  change([search, ...others].slice(0, MOST));
};

export const forgetSearches = (): void => change([]);
