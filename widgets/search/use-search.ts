import type { Found } from './results';
import { loadLater } from '../../src/runtime/load-later';
import { createSource } from '../../src/react/source';
import { useSource } from '../../src/react/use-source';

interface SearchState extends Found {
  /** What the items are for; empty without a search. */
  readonly term: string;
  readonly status: 'idle' | 'loading' | 'found' | 'failed';
}

/** Suggestions while a shopper types. */
export interface Search extends SearchState {
  /** Looks for products once typing pauses, or at once. The same function for as long as the page lives. */
  readonly search: (text: string, options?: { readonly isNow?: boolean }) => void;
  /** Aborts what is under way. */
  readonly clear: () => void;
}

const NOTHING: SearchState = { term: '', status: 'idle', items: [], more: false };

const loadStore = () => import('./search-store');
const suggestions = createSource('search', NOTHING, async () => (await loadStore()).$search);

const search: Search['search'] = (text, options) =>
  void loadLater('search', loadStore, (store) => store.search(text, options));
const clear = (): void => search('', { isNow: true });
const selectAll = (state: SearchState): SearchState => state;

/**
 * The shop's suggestions, for a search field of the host's own. All fields of a page share them. What the shop answers in error is
 * `status: 'failed'`, without items. Needs a shop with the plugin, or `store-api`.
 *
 * @example const { search, items, status } = useSearch();
 */
export const useSearch = (): Search => ({ ...useSource(suggestions, selectAll), search, clear });
