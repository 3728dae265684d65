import apiFetch from '@wordpress/api-fetch';
import { type Decoded, record, shape, text } from '../../../src/browser/decode';
import { announce, clearAnnouncement } from '../../../src/browser/live-region';
import { explainFailure } from '../explain-failure';

export const PAGES = ['shop', 'product', 'cart', 'thanks'] as const;
export type PageName = (typeof PAGES)[number];

/** The answer of `islas/v1/draft`. A page that the shop does not have is an empty address. */
const decodeDraft = shape({ id: text(), pages: record(text()) });
export type Draft = Decoded<typeof decodeDraft>;

/**
 * Stores unsaved settings and lists for a look at the shop. A failure is announced here, once with those of other requests that
 * fail for the same reason.
 * @param lists by their names in an export; those that are missing stay as they are stored
 * @param id of the draft that these settings replace, '' for a new one
 * @returns the draft, or why there is none: a sentence
 */
export const sendDraft = async (
  settings: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, unknown>>,
  id: string,
): Promise<Draft | string> => {
  clearAnnouncement();
  try {
    return decodeDraft(await apiFetch({ path: '/islas/v1/draft', method: 'POST', data: { settings, lists, id } }));
  } catch (error) {
    const problem = explainFailure(error);
    announce(problem);
    return problem;
  }
};
