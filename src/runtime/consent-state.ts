/** The visitor's consent, as `islas.consent.get()` returns it. */
export interface ConsentState {
  readonly status: 'undecided' | 'accepted' | 'saved' | 'declined';
  /** Names of blocked cookies; while undecided, those of an earlier decision. */
  readonly blocked: readonly string[];
  /** Categories without a refused cookie; empty while undecided. */
  readonly categories: readonly ('preferences' | 'statistics' | 'marketing')[];
  /** Anonymous visitor id; empty before the first decision and for a decision made with EU Cookies Bar. */
  readonly id: string;
  /** Time of the decision in Unix seconds; 0 when unknown. */
  readonly time: number;
  /** Version of the texts and cookie lists that the decision is about. */
  readonly version: string;
  /** True while undecided when the browser sends Global Privacy Control. */
  readonly isGpc: boolean;
}
