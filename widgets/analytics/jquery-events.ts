import { CHANGES_ID } from './page-data';
import { parseJson, text } from '../../src/browser/decode';
import { countBatches } from './analytics-store';

/** In a page that a script has asked for, such as the cart's own, or in a fragment, where it is text within JSON. */
const CHANGES = new RegExp(`${CHANGES_ID}(\\\\?)">([^<]+)`);

/** Hears what the shop answers WooCommerce's own scripts, and other people's. */
export const hearAnswers = ($: JQueryStatic): void => {
  $(document).on('ajaxSuccess.islas', (_event, { responseText }: JQuery.jqXHR) => {
    const [, isText, json = ''] = CHANGES.exec(responseText) ?? [];
    countBatches(isText ? text()(parseJson(`"${json}"`)) : json);
  });
};
