import { parseJson } from '../browser/decode';
import { currentUrl } from '../browser/navigation';
import { type ErrorCode, ShopError } from '../wordpress/errors';

/** Parses a JSON response, also with output of PHP or a plugin around it; `undefined` when there is no JSON. */
export const parseAnswer = (text: string): unknown => {
  const value = parseJson(text);
  return value === undefined ? parseJson(text.slice(text.indexOf('{"'), text.lastIndexOf('}') + 1)) : value;
};

/** URL of the page that a request was redirected to; empty without a redirect, or when it led to another endpoint. */
const redirectUrl = (asked: string, answered = ''): string => {
  const [there] = answered.split('#');
  const isOther = there && there !== new URL(asked, currentUrl()).href.split('#')[0];
  return isOther && !/[?&]wc-ajax=|admin-ajax\.php/.test(there) ? answered : '';
};

/** The failure of a request that brought nothing usable; a redirect to a page is more telling than the `code`. */
export const requestFailure = (code: ErrorCode, status: number, asked: string, answered?: string): ShopError => {
  const led = redirectUrl(asked, answered);
  return new ShopError(led ? 'invalid_json' : code, status, undefined, led);
};
