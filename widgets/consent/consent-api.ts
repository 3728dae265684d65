import type { ConsentState } from '../../src/runtime/event-types';
import type { ConsentConfig } from './consent-config';

export type { ConsentState };

/**
 * What a page may ask of the visitor's consent, and do about it, from the head on: `window.islas.consent`
 * (`widgets/consent/head/consent-head.ts`). A decision is done when its function returns: cookies, answers, events, the bar.
 */
export interface ConsentApi {
  readonly config: ConsentConfig;
  /** The decision as it was last read. */
  get(): ConsentState;
  /** Whether all of a category may run now, in the names of the WP Consent API too. `necessary` always may. */
  has(category: string): boolean;
  /** Cookies that the page may read, by name; where the browser keeps none, those that were decided here. */
  cookies(): Readonly<Record<string, string>>;
  /** Reads the decision again, and tells what changed. */
  read(): void;
  accept(): void;
  decline(): void;
  /**
   * Blocks these cookies and allows the categories of these initials, of which nothing is refused (`initialsOf`); `null`
   * in place of the names withdraws.
   */
  decide(blocked: readonly string[] | null, initials: string, isDeclined?: boolean): void;
  /** Shows the bar again, also to who has decided, and moves the focus there. */
  open(): void;
  /** Closes the bar without a decision: the visitor is asked again on the next page, unless a setting decides. */
  close(): void;
}

/** What `widgets/consent/entry.ts` exports: the controls that need more than the head script has, each given what was pressed. */
export interface ConsentActs {
  readonly settings: (control: HTMLElement) => void;
  readonly embed: (control: HTMLElement) => void;
  /** An answer that another plugin has given to the WP Consent API; without one, what follows is done all the same. */
  readonly hear: (event?: unknown) => void;
  /** A tool that asks for consent has come to the page by a script: its key in PHP's `Known\\Tools`. */
  readonly tool: (key: string) => void;
}
