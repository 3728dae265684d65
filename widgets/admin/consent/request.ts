import apiFetch from '@wordpress/api-fetch';
import { announce, clearAnnouncement } from '../../../src/browser/live-region';
import { list, shape, text } from '../../../src/browser/decode';
import { explainFailure } from '../explain-failure';

/** Why there is no answer, in a sentence, and the fields whose values the shop refused. */
export interface Failure {
  readonly problem: string;
  readonly fields: readonly string[];
}

export type Answer<T> = { readonly data: T; readonly problem?: never } | Failure;

const decodeFields = shape({ data: shape({ fields: list(text()) }) });

/** What a field says to a screen reader of a refusal of its value. @param describedBy id of the element with the sentence */
export const refusalOf = (name: string, { fields }: Pick<Failure, 'fields'>, describedBy: string) =>
  fields.includes(name) && ({ 'aria-invalid': true, 'aria-describedby': describedBy } as const);

/**
 * Sends a request of the consent tab. A failure is announced here: once, where several requests fail for the same reason.
 * @param data of a POST; without it the request is a GET
 */
export const request = async <T>(path: string, decode: (given: unknown) => T, data?: object): Promise<Answer<T>> => {
  clearAnnouncement();
  try {
    return { data: decode(await apiFetch(data ? { path, method: 'POST', data } : { path })) };
  } catch (error) {
    const problem = explainFailure(error);
    announce(problem);
    return { problem, fields: decodeFields(error).data.fields };
  }
};
