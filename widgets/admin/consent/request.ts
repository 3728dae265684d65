import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { shape, text } from '../../../src/browser/decode';

const decodeFailure = shape({ code: text(), message: text() });

/** Why the shop did not answer, in a sentence that says what to do. */
const explainFailure = (error: unknown): string => {
  const { code, message } = decodeFailure(error);
  switch (code) {
    case 'fetch_error':
    case 'offline_error':
      return __('The shop cannot be reached. Check your connection and try again.', 'islas');
    case 'rest_forbidden':
    case 'rest_cookie_invalid_nonce':
      return __('You are not allowed to do this, or your session has ended. Sign in again in another tab.', 'islas');
    default:
      return message || __('The shop gave an answer that Islas does not understand. Try again.', 'islas');
  }
};

export type Answer<T> = { readonly data: T; readonly problem?: never } | { readonly problem: string };

/** Sends a request of the consent tab. @param data of a POST; without it the request is a GET */
export const request = async <T>(path: string, decode: (given: unknown) => T, data?: object): Promise<Answer<T>> => {
  try {
    return { data: decode(await apiFetch(data ? { path, method: 'POST', data } : { path })) };
  } catch (error) {
    return { problem: explainFailure(error) };
  }
};
