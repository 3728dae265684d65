/** Cookies of order attribution by their names without `sbjs_` (contract 5.5). */
export type CookieName = 'migrations' | 'current_add' | 'first_add' | 'current' | 'first' | 'udata' | 'session';

/** What the cookies hold, decoded: `typ=utm|||src=boletin|||…`. A missing cookie has no entry. */
export type Contents = Readonly<Partial<Record<CookieName, string>>>;

/** The parsed contents, `touches.current.src`, as `sbjs.get` has them. */
export type Touches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One page view. */
export interface PageView {
  readonly href: string;
  readonly referrer: string;
  readonly agent: string;
  readonly at: Date;
}

/** `wc_order_attribution.params` (contract 5.1). Any value is read as the stock scripts read it. */
export interface AttributionParams {
  /** Months. Like `session` it may be digits as text, because code only calculates with it. */
  readonly lifetime?: number;
  /** Minutes without a page view after which a visit is over. */
  readonly session?: number;
  readonly base64?: unknown;
  readonly prefix?: string;
  readonly ajaxurl?: string;
  /** Only on shops with a consent tool. */
  readonly consentCategory?: string;
  allowTracking?: boolean;
}

/** Name of a field of an order → its path in `Touches`, with a dot. Extensions add some. */
export type FieldPaths = Readonly<Record<string, string>>;

/** Values for an order's fields; `null` for a field without a value. */
export type FieldValues = Readonly<Record<string, string | null>>;
