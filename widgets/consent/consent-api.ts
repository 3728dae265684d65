import type { ConsentState } from '../../src/runtime/consent-state';
import type { ConsentConfig } from './consent-config';

export type { ConsentState };

/**
 * `window.islas.consent`, available from the head on (`widgets/consent/head/consent-head.ts`). Decisions are
 * synchronous: cookies, events and the bar are updated when the method returns. After a decision that refuses what was
 * allowed the page is loaded again. In a page that is rendered ahead a decision waits until the page is activated.
 */
export interface ConsentApi {
  readonly config: ConsentConfig;
  /** Returns the current consent. */
  get(): ConsentState;
  /** Whether a category is allowed; also takes category names of the WP Consent API. `necessary` is always allowed. */
  has(category: string): boolean;
  /** Cookies that the page may read, by name; if the browser stores none, those of decisions on this page. */
  cookies(): Readonly<Record<string, string>>;
  /** Reads the decision from the cookies again, and emits `islas:consent-changed` if it has changed. */
  read(): void;
  accept(): void;
  decline(): void;
  /**
   * Blocks the cookies of these names and allows the categories of these initials (`p`, `s`, `m`; `initialsOf`). `null`
   * for the names withdraws the consent.
   */
  decide(blocked: readonly string[] | null, initials: string, isDeclined?: boolean): void;
  /** Resolves when the shop has answered the last decision of this page, or cannot be reached. */
  stored?: Promise<unknown>;
  /** Shows the bar again, also after a decision, and moves the focus there. */
  open(): void;
  /** Closes the bar without a decision: the visitor is asked again on the next page, unless a setting decides. */
  close(): void;
}
