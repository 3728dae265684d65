import type { Sources } from './sources';

/** What counts a visit, stores something in the browser, or reports to the shop. */
const WRITES =
  /\bsetCookie\(|\bdocument\.cookie = |\b(?:local|session)Storage(?:\.(?:set|remove)Item\(|\[\w+\] = )|\.removeItem\(|\bsendBeacon\(|\bpushToQueue\(/;

/** The way to wait until a page that the browser renders ahead is shown. */
const WAITS = /from '[./\w]+\/page-seen';/;

/** Files that write without waiting: file, and why no page that nobody has seen comes there. */
const EXCEPTIONS: readonly (readonly [file: string, why: string])[] = [
  ['src/browser/plain-cookies.ts', 'the function that writes cookies; its callers wait'],
  ['src/woocommerce/request-queue.ts', '`main.ts` waits before it calls this'],
  ['widgets/admin/screen/draft-storage.ts', 'the owner’s screens are never rendered ahead'],
  ['widgets/analytics/google-tag.ts', 'the entry of analytics waits'],
  ['widgets/attribution/cookie-storage.ts', 'the entry of attribution waits'],
  ['widgets/cart/queue/queue-navigation.ts', 'after a press'],
  ['widgets/cart/queue/share-turn.ts', 'after a change of the cart, which is a press'],
  ['widgets/cart/store-api/cart-token.ts', 'with the answer to a request for the cart'],
  ['widgets/consent/head/decision-cookies.ts', 'the decision waits in `page-consent.ts`'],
  ['widgets/consent/head/send-decision.ts', 'the decision waits in `page-consent.ts`'],
  ['widgets/consent/head/signals-head.ts', 'the state of consent, which tags read before they count'],
  ['widgets/consent/head/wp-consent-api.ts', 'a function for other plugins, which call it'],
  ['widgets/consent/held/embeds-store.ts', 'after a press'],
  ['widgets/cursor/cursor-choice.ts', 'after a press'],
  ['widgets/fragments/fragment-cache.ts', 'with an answer of the shop; `cart-sync.ts` waits before it asks'],
  ['widgets/notices/dismissals.ts', 'after a press'],
  ['widgets/page-files/keep-emoji-result.ts', '`watch-for-emoji.ts` waits'],
  ['widgets/search/recent-searches.ts', 'loaded by a touch'],
];

/**
 * Files that write for a page that nobody may have seen: they wait by `src/browser/page-seen.ts`, or say above why they
 * need not. An exception that excuses nothing is told too.
 */
export const writesUnseen = (sources: Sources, exceptions = EXCEPTIONS): string[] => {
  const excused = new Map(exceptions);
  const writers = [...sources].filter(([file, text]) => /\.tsx?$/.test(file) && WRITES.test(text) && !WAITS.test(text));
  const found = writers.map(([file]) => file);
  return [
    ...found.filter((file) => !excused.has(file)).map((file) => `${file} does not wait`),
    ...[...excused.keys()]
      .filter((file) => sources.has(file) && !found.includes(file))
      .map((file) => `${file} needs no exception any more`),
  ];
};
