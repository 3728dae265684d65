import { atom } from 'nanostores';
import { parseJson } from '../../src/browser/decode';
import { ShopError } from '../../src/wordpress/errors';
import { type Found, decodeFound } from './results';
import { getSettings } from '../../src/wordpress/settings';
import { termOf, wordsOf } from './query';
import { startTimer } from '../../src/browser/lifetime';

export interface SearchState extends Found {
  /** What the shown answer, or the one on its way, is for; empty before there is anything to ask. */
  readonly term: string;
  readonly status: 'idle' | 'loading' | 'found' | 'failed';
}

const NOTHING: SearchState = { term: '', status: 'idle', items: [], more: false };

/** Whoever types goes on within this; milliseconds. */
const DEBOUNCE_MS = 200;
const PATIENCE_MS = 8000;
/** A letter alone is asked for only as a digit, which may be a number. */
const SHORTEST = 2;
/** Answers kept on a page, for whoever deletes and types again. */
const MOST_KEPT = 30;

export const $search = atom<SearchState>(NOTHING);

const kept = new Map<string, Found>();
let asked = new AbortController();

const addressOf = (term: string): string => {
  const {
    rest: { root },
    texts,
  } = getSettings();
  // Of the page, on a site with several languages; beside the texts, which are in it.
  const lang = texts['search_lang'];
  const language = lang ? `&lang=${lang}` : '';
  return `${root}islas/v1/search${root.includes('?') ? '&' : '?'}search=${encodeURIComponent(term)}${language}`;
};

/** Without a nonce: the same address and the same bytes for everybody, so that caches may keep them. */
const ask = async (term: string, signal: AbortSignal): Promise<Found> => {
  const response = await fetch(addressOf(term), { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new ShopError('unknown_error', response.status);
  const value = parseJson(await response.text());
  if (value === undefined) throw new ShopError('invalid_json', response.status);
  return decodeFound(value);
};

const load = async (term: string, signal: AbortSignal): Promise<void> => {
  try {
    const found = await ask(term, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
    kept.set(term, found);
    if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0] ?? '');
    if (!signal.aborted) $search.set({ ...found, term, status: 'found' });
  } catch {
    // Offline, slow or broken: whichever it is, the results page is the way on.
    if (!signal.aborted) $search.set({ ...NOTHING, term, status: 'failed' });
  }
};

/**
 * Asks for suggestions when the typing rests, `isNow` at once; the request for what was typed before is given up, and
 * its answer changes nothing any more. What is shown stays until there is an answer.
 */
export const search = (raw: string, { isNow = false }: { readonly isNow?: boolean } = {}): void => {
  const term = termOf(raw);
  const now = $search.get();
  if (term === now.term && now.status !== 'failed') return;
  asked.abort();
  if (!wordsOf(term).length || (term.length < SHORTEST && !/\d/.test(term))) return $search.set(NOTHING);
  const known = kept.get(term);
  if (known) return $search.set({ ...known, term, status: 'found' });
  $search.set({ ...now, term, status: 'loading' });
  const { signal } = (asked = new AbortController());
  startTimer(() => void load(term, signal), isNow ? 0 : DEBOUNCE_MS, signal);
};

/** Gives up what is asked for and not answered: the list that would show it has ended. */
export const endSearch = (): void => {
  asked.abort();
  if ($search.get().status === 'loading') $search.set(NOTHING);
};
