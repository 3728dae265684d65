import apiFetch from '@wordpress/api-fetch';
import { explainFailure } from '../explain-failure';

export type Answer<T> = { readonly data: T; readonly problem?: never } | { readonly problem: string };

/** Sends a request of the consent tab. @param data of a POST; without it the request is a GET */
export const request = async <T>(path: string, decode: (given: unknown) => T, data?: object): Promise<Answer<T>> => {
  try {
    return { data: decode(await apiFetch(data ? { path, method: 'POST', data } : { path })) };
  } catch (error) {
    return { problem: explainFailure(error) };
  }
};
