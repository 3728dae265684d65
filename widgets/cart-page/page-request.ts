import { sendRequest } from '../../src/woocommerce/transport';

export interface PageRequest {
  readonly url: string;
  /** Sent with POST; without it the request is a GET. */
  readonly body?: URLSearchParams;
}

export interface Answer {
  readonly html: string;
  /** Address of the page that answered, after redirects. */
  readonly url: string;
}

let life: AbortSignal | undefined;

/** Requests end when the signal aborts: what they answer has no page any more. */
export const endRequestsWith = (signal: AbortSignal): void => {
  life = signal;
};

/** Whether this script has been ended: then the failure of a request means nothing. */
export const hasEnded = (): boolean => life?.aborted ?? false;

/**
 * Requests HTML of the shop. `receive` runs with the answer; its result is the promise's. Rejects with a ShopError, or
 * with what `receive` throws.
 */
export const requestHtml = <Result>({ url, body }: PageRequest, receive: (answer: Answer) => Result): Promise<Result> =>
  sendRequest(() => ({
    url,
    body: body && String(body),
    expects: 'html',
    signal: life,
    receive: (value, answeredUrl) => receive({ html: String(value ?? ''), url: answeredUrl }),
  }));
