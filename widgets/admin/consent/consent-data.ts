import { type Decoded, count, flag, isRecord, list, oneOf, parseJson, shape, text } from '../../../src/browser/decode';
import { decodeValues } from '../screen/screen-data';

const choice = shape({ value: text(), label: text() });
export type Choice = Decoded<typeof choice>;

const link = shape({ text: text(), url: text() });

/** A point of the check of the rules in Spain. */
const finding = shape({
  id: text(),
  level: oneOf(['error', 'warning'], 'warning'),
  sentence: text(),
  /** Settings that put it right; none where `place` names the part of the screen that does. */
  changes: decodeValues,
  place: oneOf(['', 'pages', 'cookies'], ''),
  /** The setting or the cookie that it concerns. */
  about: text(),
  /** The text that takes the place of the owner's. */
  proposal: text(),
});
export type Finding = Decoded<typeof finding>;

/** In the order in which the server stores the fields: rows are compared by their JSON. */
const ownCookie = { name: text(), category: text(), provider: text(), purpose: text(), duration: text() };
const decodeOwnCookies = list(shape(ownCookie));
export type OwnCookie = Decoded<typeof decodeOwnCookies>[number];

const cookieRow = shape({
  ...ownCookie,
  providerName: text(),
  purposeText: text(),
  durationText: text(),
  isOwn: flag(),
});
export type CookieRow = Decoded<typeof cookieRow>;

const decodeOwnRules = list(shape({ kind: text(), pattern: text(), category: text(), provider: text() }));
export type OwnRule = Decoded<typeof decodeOwnRules>[number];

const provider = shape({ key: text(), name: text(), isUsed: flag(), isFound: flag() });
export type Provider = Decoded<typeof provider>;

const seen = shape({ name: text(), provider: text(), providerName: text(), day: text() });
const asked = shape({ address: text(), provider: text(), providerName: text(), day: text() });

/** The answer of `islas/v1/consent-review`. */
export const decodeReview = shape({
  state: shape({
    kind: oneOf(['info', 'warning'], 'info'),
    sentences: list(text()),
    link: (given): Decoded<typeof link> | null => (isRecord(given) ? link(given) : null),
  }),
  isStartFinished: flag(),
  findings: list(finding),
  contrasts: list(shape({ key: text(), ratio: text(), isEnough: flag() })),
  cookies: list(cookieRow),
  providers: list(provider),
  /** Why each of the owner's rules is not used, '' for one that is. */
  refusals: list(text()),
  seen: list(seen),
  asked: list(asked),
  categories: list(choice),
  kinds: list(choice),
  /** Where texts are translated, on a shop with several languages. */
  languages: text(),
});
export type Review = Decoded<typeof decodeReview>;

const found = shape({
  name: text(),
  where: text(),
  needs: oneOf(['yes', 'no', 'unknown'], 'unknown'),
  category: text(),
  why: text(),
  kind: oneOf(['provider', 'cookie', 'address'], 'address'),
});
export type Found = Decoded<typeof found>;

const page = shape({ id: count(0), status: text(), edit: text(), mayPick: flag() });
export type PickedPage = Decoded<typeof page>;

/** The answer of `islas/v1/consent-start`. */
export const decodeStart = shape({
  message: text(),
  isFinished: flag(),
  day: text(),
  found: list(found),
  ownText: text(),
  proposedText: text(),
  unlisted: list(text()),
  pages: shape({ cookies: page, privacy: page }),
  choices: list(choice),
  mayMake: flag(),
});
export type Start = Decoded<typeof decodeStart>;

/** The answer of `islas/v1/consent-log`. */
export const decodeLog = shape({
  total: count(0),
  size: text(),
  found: count(0),
  rows: list(shape({ number: count(0), time: text(), timeText: text(), id: text(), version: text(), choice: text() })),
  /** The row beyond which the next page begins, 0 on the last page. */
  beyond: count(0),
  check: text(),
  isChanged: flag(),
  isBehind: flag(),
  /** Address of the export, to which the filter is added. */
  export: text(),
});
export type LogPage = Decoded<typeof decodeLog>;

/** The answer of `islas/v1/consent-simulation`. */
export const decodeSimulation = shape({ path: text(), rows: list(list(text())), links: list(link) });

export const decodeMessage = shape({ message: text() });

export const readOwnCookies = (json: unknown): readonly OwnCookie[] => decodeOwnCookies(parseJson(String(json ?? '')));
export const readOwnRules = (json: unknown): readonly OwnRule[] => decodeOwnRules(parseJson(String(json ?? '')));
export const readOwnProviders = (json: unknown): readonly string[] => list(text())(parseJson(String(json ?? '')));
