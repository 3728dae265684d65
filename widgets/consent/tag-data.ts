import type { Category } from './consent-config';

/** Data about tags for `widgets/consent/head/tags-head.ts`, printed before it as `islas.tags`. */
export interface TagData {
  /** The owner's rules, which override the providers; `part` may stand anywhere in an address. */
  readonly rules: readonly (readonly [part: string, category: Category, provider: string])[];
}

/** Everything by which tags are known: the owner's rules, and the table of providers (`head/tag-providers.ts`). */
export interface Tags extends TagData {
  /**
   * `addresses` are parts in the notation of `php-plugin/src/Consent/Blocking/ProviderNotation.php`, joined by `|`. `apis` are
   * names of functions, joined by `|`; `ttq.track.page` is an object with the functions `track` and `page`.
   */
  readonly providers: readonly (readonly [
    key: string,
    category: Category,
    addresses: string,
    apis: string,
    /** For a consent tool: names of the globals that it defines, joined by `|`. */
    tool?: string,
  ])[];
}

/** Data for `widgets/consent/head/tool-head.ts`, printed before it as `islas.tools`. */
export interface ToolData {
  /** Consent tools only. */
  readonly providers: Tags['providers'];
  /** Address of `widgets/consent/tool/tool-answers.ts`. */
  readonly module: string;
  /** Where the owner's visits report the consent tool that they have found. */
  readonly report?: { readonly url: string; readonly nonce: string };
}

/** Members of `window.islas`, besides `consent`, where tags are held. */
export interface HeldTags {
  /** The owner of an address, for the report of the owner's own visits. */
  ownerOf?: (address: string) => { readonly category: Category; readonly provider: string } | undefined;
  /** Called by a script right after a held one: runs the held script in its place, if it is allowed. */
  run?: () => void;
  /** Replays queued calls to the tags that have loaded; waits while `isBusy` is true, because more are about to run. */
  replayCalls?: (isBusy?: boolean) => void;
  /** Nesting depth of the callbacks of released scripts that run now. */
  released?: number;
  /** Whether visitors may load a provider's content by hand: not of a tag that Islas knows. */
  isEmbed?: (provider: string) => boolean;
  /** Loads, or holds again, a frame of a known provider that another page's marks hold. */
  adopt?: (frame: HTMLIFrameElement) => void;
  /** Called after a released inline module has run. */
  ended?: () => void;
}

/** Attribute of a released script, which may define the functions that the page has called. */
export const RELEASED = 'data-islas-released';
