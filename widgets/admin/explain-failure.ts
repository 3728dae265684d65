import { __ } from '@wordpress/i18n';
import { shape, text } from '../../src/browser/decode';

const decodeFailure = shape({ code: text(), message: text() });

/** Why the shop did not answer a request of `@wordpress/api-fetch`, in a sentence that says what to do. */
export const explainFailure = (error: unknown): string => {
  const { code, message } = decodeFailure(error);
  switch (code) {
    case 'fetch_error':
    case 'offline_error':
      return __('The shop cannot be reached. Check your connection and try again.', 'islas');
    case 'rest_forbidden':
    case 'rest_not_logged_in':
    case 'rest_cookie_invalid_nonce':
      return __('You are not allowed to do this, or your session has ended. Sign in again in another tab.', 'islas');
    default:
      // WordPress says "not a valid JSON response" of the page of an error, a limit of requests or a security plugin.
      return (
        (code !== 'invalid_json' && message) ||
        __('The shop gave an answer that Islas does not understand. Wait a moment and try again.', 'islas')
      );
  }
};
