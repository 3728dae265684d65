import type { Html } from './html';

/** What a page gives to the document around it. */
export interface Page {
  title: string;
  /** Body classes besides those of every page. */
  classes: string;
  body: Html;
  /** Widgets beside the content. */
  sidebar?: boolean;
  status?: number;
  isCart?: boolean;
  isCheckout?: boolean;
  /** The page holds a variations form. */
  hasVariations?: boolean;
}

/** Tags that load Islas, in the head and at the end of the body: Vite's module, the built bundle, or nothing. */
export interface Assets {
  head: string;
  foot: string;
  /** The file of order attribution, for visitors who are not asked for consent. */
  attribution?: string;
  /** The file of fields about the shopper, for pages that have some. */
  fields: string;
  /** The file of the coming-soon banner, for administrators. */
  banner: string;
  /** The file that adds from a product's form, for pages that have one and no variable product's. */
  add: string;
  /** The file of a variable product's form and swatches, for pages that have one. */
  product: string;
  /** The file of a product's gallery, for pages that have one. */
  gallery: string;
  /** The file of a product's tabs and of ratings, for pages that have some. */
  tabs: string;
  /** The file of the classic cart. */
  cartPage: string;
  /** The file of swatches on the cards of a listing, for pages that have some. */
  cards: string;
  /** Code of the head's scripts of consent, and the address of what follows, for visitors who are asked. */
  consentHead?: string;
  consentSignals?: string;
  consent?: string;
  /** The file that counts visits, for the scenario in which they are. */
  analytics?: string;
  /** The file of the custom cursor, which the gallery shows. */
  cursor?: string;
  /** Code of the script that loads jQuery on demand. */
  onDemand?: string;
}

/** A shop without Islas. */
export const NO_ASSETS: Assets = {
  head: '',
  foot: '',
  fields: '',
  banner: '',
  add: '',
  product: '',
  gallery: '',
  tabs: '',
  cartPage: '',
  cards: '',
};
