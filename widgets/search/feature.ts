import './search.css';
import type { PageFeature } from '../../src/runtime/page-feature';
import { searchSuggestions } from './island';
import { searchSelectors } from './search-selectors';
import { $sent } from './sent-store';

const FIELD = 'input[name=s],input[type=search]';

/** Adds the host of the suggestions to a panel of the theme. */
const addSuggestions = (panel: HTMLElement): void => {
  if (panel.querySelector('[data-island=search-overlay],[data-island=react]')) return;
  const host = document.createElement('div');
  host.dataset.island = 'search-overlay';
  panel.append(host);
};

export const pageFeature: PageFeature = {
  flag: 'search',
  islands: [searchSuggestions],
  overlay: {
    name: 'search',
    selectors: searchSelectors,
    focus: FIELD,
    isPanel: (element) => !!element.querySelector(FIELD),
    prepare: addSuggestions,
  },
  start: (signal) => document.addEventListener('submit', ({ target }) => $sent.set(target), { capture: true, signal }),
};
