import { parseJson } from '../browser/decode';
import { currentUrl } from '../browser/navigation';

/**
 * The value of an answer in JSON, also with what PHP or a plugin has printed around it; `undefined` where there is none.
 */
export const parseAnswer = (text: string): unknown => {
  const value = parseJson(text);
  return value === undefined ? parseJson(text.slice(text.indexOf('{"'), text.lastIndexOf('}') + 1)) : value;
};

/**
 * Where a request was led by redirections, '' where it was answered at its own address, or at another one for requests:
 * there is no page to go to.
 */
export const ledTo = (asked: string, answered = ''): string => {
  const [there] = answered.split('#');
  const isOther = there && there !== new URL(asked, currentUrl()).href.split('#')[0];
  return isOther && !/[?&]wc-ajax=|admin-ajax\.php/.test(there) ? answered : '';
};
