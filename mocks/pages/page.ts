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
  /** Tags of the entries that a page prints where it needs them, by the name in `feature.json`. */
  entries: Readonly<Record<string, string>>;
  /** For shops that ask for consent: code that sends consent signals, and the address of the consent module. */
  consentSignals?: string;
  consent?: string;
}

/** A shop without Islas. */
export const NO_ASSETS: Assets = { head: '', foot: '', entries: {} };
