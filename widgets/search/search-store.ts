import { atom } from 'nanostores';
import { isRecord } from '../../src/browser/decode';
import { ShopError } from '../../src/wordpress/errors';
import { type Found, decodeFound } from './results';
import { endpointUrl } from '../../src/woocommerce/globals';
import { storeRoot } from '../../src/woocommerce/store-root';
import { readJson } from '../../src/woocommerce/transport';
import { getSettings } from '../../src/wordpress/settings';
import { normalizeTerm, splitWords } from './query';
import { loadStoreSearch } from './store-source';
import { startTimer } from '../../src/browser/lifetime';

export interface SearchState extends Found {
  /** Query of the shown or pending results; empty if there is none. */
  readonly term: string;
  readonly status: 'idle' | 'loading' | 'found' | 'failed';
}

const NOTHING: SearchState = { term: '', status: 'idle', items: [], more: false };

/** Debounce time while typing; milliseconds. */
const DEBOUNCE_MS = 200;
const PATIENCE_MS = 8000;
/** A single character is searched only if it is a digit, which may be a number. */
const SHORTEST = 2;
/** Number of cached responses per page, for users who delete and retype. */
const MOST_KEPT = 30;

export const $search = atom<SearchState>(NOTHING);

const kept = new Map<string, Found>();
let asked = new AbortController();

const requestUrl = (term: string): string => {
  const url = endpointUrl('islas_search');
  // The page's language, on multilingual sites; printed with the texts.
  const lang = getSettings().texts['search_lang'];
  const language = lang ? `&lang=${lang}` : '';
  return `${url}${url.includes('?') ? '&' : '?'}search=${encodeURIComponent(term)}${language}`;
};

/** What has no list is not the shop's answer, and does not mean that nothing was found. */
const decodeAnswer = (value: unknown): Found => {
  if (!isRecord(value) || !Array.isArray(value.items)) throw new ShopError('invalid_json');
  return decodeFound(value);
};

const requestSuggestions = async (term: string, signal: AbortSignal): Promise<Found> => {
  const options = { signal, timeout: PATIENCE_MS };
  const store = await loadStoreSearch();
  // By `wc-ajax`, not REST: many shops close that to guests, and it would not know who is signed in.
  if (!store) return readJson(requestUrl(term), decodeAnswer, options);
  return readJson(store.storeSearchUrl(storeRoot(), term), store.decodeStoreProducts, options);
};

const loadSuggestions = async (term: string, signal: AbortSignal): Promise<void> => {
  try {
    const found = await requestSuggestions(term, signal);
    kept.set(term, found);
    if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0] ?? '');
    if (!signal.aborted) $search.set({ ...found, term, status: 'found' });
  } catch {
    // Whatever the error, the link to the results page remains.
    if (!signal.aborted) $search.set({ ...NOTHING, term, status: 'failed' });
  }
};

/**
 * Fetches suggestions when typing pauses, or immediately with `isNow`. Aborts the previous request; the current results
 * stay until the response arrives.
 */
export const search = (raw: string, { isNow = false }: { readonly isNow?: boolean } = {}): void => {
  const term = normalizeTerm(raw);
  const now = $search.get();
  if (term === now.term && now.status !== 'failed') return;
  asked.abort();
  if (!splitWords(term).length || (term.length < SHORTEST && !/\d/.test(term))) return $search.set(NOTHING);
  const known = kept.get(term);
  if (known) return $search.set({ ...known, term, status: 'found' });
  $search.set({ ...now, term, status: 'loading' });
  const { signal } = (asked = new AbortController());
  startTimer(() => void loadSuggestions(term, signal), isNow ? 0 : DEBOUNCE_MS, signal);
};

/** Aborts the pending request when its list is disposed. */
export const endSearch = (): void => {
  asked.abort();
  if ($search.get().status === 'loading') $search.set(NOTHING);
};
