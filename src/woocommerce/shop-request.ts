/** Fields of a request; keys are sent in this order. */
export type Fields = Readonly<Record<string, unknown>>;

/** A request to the shop: to `wc-ajax`, to `admin-ajax.php`, or to a page. */
export interface ShopRequest<Result = unknown> {
  readonly url: string;
  /** Sent with POST, as a form; text is encoded already. Without it the request is a GET. */
  readonly body?: Fields | string | undefined;
  readonly expects: 'json' | 'html';
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Handles the answer, parsed JSON or the HTML's text, inside the transport: before jQuery's completion events, so that
   * listeners of others find a page that is up to date. An error rejects the request.
   */
  readonly receive: (value: unknown, answeredUrl: string) => Result;
}

/** What sends a request: `fetch-transport.ts`, or `jquery-transport.ts` where the page has jQuery. */
export type Transport = <Result>(request: ShopRequest<Result>) => Promise<Result>;
