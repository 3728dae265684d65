/** Cookies of order attribution by their names without `sbjs_` (contract 5.5). */
export type CookieName = 'migrations' | 'current_add' | 'first_add' | 'current' | 'first' | 'udata' | 'session';

/** What the cookies hold, decoded: `typ=utm|||src=boletin|||…`. A cookie that is not there holds nothing. */
export type Contents = Readonly<Partial<Record<CookieName, string>>>;

/** The contents taken apart, `touches.current.src`, as `sbjs.get` has them. */
export type Touches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One page that somebody came to. */
export interface PageView {
  readonly href: string;
  readonly referrer: string;
  readonly agent: string;
  readonly at: Date;
}

/** `wc_order_attribution.params` (contract 5.1). Whatever stands there is read as the stock scripts read it. */
export interface AttributionParams {
  /** Months. Like the next, a number, or its digits as text: it is only calculated with. */
  readonly lifetime?: number;
  /** Minutes without a page after which a visit is over. */
  readonly session?: number;
  readonly base64?: unknown;
  readonly prefix?: string;
  /** Only where a consent tool is. */
  readonly consentCategory?: string;
  allowTracking?: boolean;
}

/** Name of a field of an order → its place in `Touches`, with a dot. Extensions add some. */
export type FieldPaths = Readonly<Record<string, string>>;

/** What an order is sent: a field without a value is `null`. */
export type FieldValues = Readonly<Record<string, string | null>>;
