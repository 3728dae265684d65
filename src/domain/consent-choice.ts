import type { ConsentHead } from '../contracts/consent-api';

/** How a decision is taken; `save` names what is unticked, and the categories that are not wholly refused. */
export type Choice =
  | { readonly decision: 'accept' | 'decline' | 'withdraw' }
  | { readonly decision: 'save'; readonly blocked: readonly string[]; readonly categories: readonly string[] };

/** A cookie to write for so many seconds; 0 deletes it. */
export type Write = readonly [name: string, value: string, seconds: number];

/** Room for the names in a cookie of 4096 bytes, with its own name. */
const MOST = 4000;
/** Visible ASCII without comma and semicolon: what a list in a cookie can hold. */
const LISTABLE = /^[!-+\--:<-~]+$/;

const listOf = (names: readonly string[]): string => {
  const list = [...new Set(names)].filter((name) => LISTABLE.test(name)).join();
  return list.length > MOST ? list.slice(0, list.lastIndexOf(',', MOST)) : list;
};

/** The cookies that a choice writes at this moment (Unix seconds) for the visitor of that id (Specification §4). */
export const cookiesFor = (choice: Choice, head: ConsentHead, now: number, id: string): Write[] => {
  const { decision } = choice;
  const { expire_time, version, cookies } = head.config;
  const isSaved = decision === 'save';
  const isDeclined = decision === 'decline';
  const seconds = decision === 'withdraw' ? 0 : expire_time;
  const blocked = isSaved
    ? choice.blocked
    : isDeclined
      ? [...cookies.map(({ name }) => name), ...Object.keys(head.cookies()), ...head.get().blocked]
      : [];
  const letters = ['preferences', 'statistics', 'marketing']
    .filter((category) => (isSaved ? choice.categories.includes(category) : !isDeclined))
    .map((category) => category.charAt(0));
  const write = (name: string, value: string | number, isKept = true): Write => [
    name,
    seconds && isKept ? String(value) : '',
    isKept ? seconds : 0,
  ];
  return [
    write('eu_cookies_bar', now + expire_time),
    write('eu_cookies_bar_block', listOf(blocked.filter((name) => !head.isNecessary(name)))),
    write('eu_cookies_bar_decline', 1, isDeclined),
    write('islas_consent', [version, now, id, letters.join('')].join('.')),
    ...(isDeclined || !seconds ? [write('islas_consent_embeds', '', false)] : []),
  ];
};
