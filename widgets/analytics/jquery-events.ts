import { CHANGES_ID } from './page-data';
import { parseJson, text } from '../../src/browser/decode';
import { countBatches } from './analytics-store';

/** Matches the changes in a page that a script has fetched, such as the cart, or in a fragment, escaped within JSON. */
const CHANGES = new RegExp(`${CHANGES_ID}(\\\\?)">([^<]+)`);

/** Counts cart changes in the responses to jQuery requests of WooCommerce's and other scripts. */
export const countJQueryAnswers = ($: JQueryStatic): void => {
  $(document).on('ajaxSuccess.islas', (_event, { responseText }: JQuery.jqXHR) => {
    const [, isText, json = ''] = CHANGES.exec(responseText) ?? [];
    countBatches(isText ? text()(parseJson(`"${json}"`)) : json);
  });
};
