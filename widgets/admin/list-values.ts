import { isRecord, parseJson } from '../../src/browser/decode';
import type { Values } from './values';

/** Lists by feature and name, as the server has them: `{ consent: { cookies: […] } }`. */
export type Lists = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

const isListKey = (key: string): boolean => key.includes('.');

/** Lists as values of the screen: `consent.cookies`, each as its JSON, so that values are compared as texts. */
export const listsToValues = (given: unknown): Values => {
  const values: Record<string, string> = {};
  for (const [feature, lists] of Object.entries(isRecord(given) ? given : {}))
    for (const [name, rows] of Object.entries(isRecord(lists) ? lists : {}))
      if (Array.isArray(rows)) values[`${feature}.${name}`] = JSON.stringify(rows);
  return values;
};

/** The settings and the lists among values of the screen, as the server takes them. */
export const splitValues = (all: Values): { readonly values: Values; readonly lists: Lists } => {
  const lists: Record<string, Record<string, readonly unknown[]>> = {};
  for (const [key, json] of Object.entries(all)) {
    const [feature = '', name = ''] = key.split('.');
    const rows = name ? parseJson(String(json)) : undefined;
    if (Array.isArray(rows)) lists[feature] = { ...lists[feature], [name]: rows };
  }
  return { values: Object.fromEntries(Object.entries(all).filter(([key]) => !isListKey(key))), lists };
};
