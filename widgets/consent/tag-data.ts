import type { Category } from './consent-config';

/**
 * What `widgets/consent/head/tags-head.ts` knows of tags, printed before it as `islas.tags` on pages that may have some: their
 * addresses and the functions that pages call before a tag has come.
 */
export interface TagData {
  /** The owner's rules by address: it counts first, wherever it stands in the address. */
  readonly rules: readonly (readonly [part: string, category: Category, provider: string])[];
  /**
   * `addresses` are parts as `php-plugin/src/Consent/Blocking/Notation.php` reads them, joined by `|`. `apis` are names of
   * functions, joined by `|`; with names behind them, as in `ttq.track.page`, an object that has these functions.
   */
  readonly providers: readonly (readonly [
    key: string,
    category: Category,
    addresses: string,
    apis: string,
    /** Of a tool that asks for consent: names that it makes global, joined by `|`. */
    tool?: string,
  ])[];
}

/** What `widgets/consent/head/tool-head.ts` knows, printed before it as `islas.tools`. */
export interface ToolData {
  /** The tools that ask for consent alone. */
  readonly providers: TagData['providers'];
  /** Address of `widgets/consent/tool/tool-answers.ts`. */
  readonly module: string;
  /** Where the owner's own visits say which tool they have met. */
  readonly report?: { readonly url: string; readonly nonce: string };
}

/** What the page's head offers while tags wait: `window.islas`, beside `consent`. */
export interface HeldTags {
  /** Called by a script right behind a held one: runs that where it stands, if it may run by now. */
  run?: () => void;
  /** Hands the calls that were kept to the tags that have come; while `isBusy` is true more are about to run. */
  settle?: (isBusy?: boolean) => void;
  /** How many callbacks of scripts that were held run now, within each other. */
  released?: number;
  /** Called behind a module in the page's text that was held and has run. */
  ended?: () => void;
}

/** On a script that was held and runs: it is the one that may define what a page calls. */
export const RELEASED = 'data-islas-released';
