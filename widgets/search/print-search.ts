import { type Markup, html } from '../../src/react/print/print-html';
import { printOverlay, printToggle } from '../../src/react/print/print-overlay';

const ICON = '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>';

/** Props of {@link ProductSearch}. */
export interface ProductSearchProps {
  /** Where the form goes. Default `/`. */
  readonly action?: string;
  /** What the toggle says, the dialog's name and the field's label. Default `Search products`. */
  readonly label?: string;
  /** Default `Search`. */
  readonly submit?: string;
  /** Default `Close the search`. */
  readonly close?: string;
  /** Whether the toggle is printed in front. Default true; any control with `data-islas-action="overlay.open"` and
   * `data-islas-overlay="search"` opens it too. */
  readonly hasToggle?: boolean;
}

/** The search over the page; its suggestions are the island's. */
export const printProductSearch = ({
  action = '/',
  label = 'Search products',
  submit = 'Search',
  close = 'Close the search',
  hasToggle = true,
}: ProductSearchProps): Markup =>
  html`${hasToggle && printToggle('search', label, ICON)}${printOverlay(
    'search',
    label,
    close,
    html`<form role="search" method="get" action="${action}" class="islas-search"><label for="islas-search-field" class="islas-search__label">${label}</label><input type="search" id="islas-search-field" class="islas-search__field" name="s" autocomplete="off" enterkeyhint="search" required><input type="hidden" name="post_type" value="product"><button type="submit" class="islas-search__submit">${submit}</button></form><div data-island="search-overlay"></div>`,
  )}`;
