import { type Decoder, count, isRecord, list, oneOf, record, shape, text } from '../../../src/browser/decode';
import { listsToValues } from '../list-values';
import type { Value, Values } from '../values';

const value: Decoder<Value> = (given) =>
  typeof given === 'boolean' || typeof given === 'number' ? given : text()(given);

export const decodeValues = record(value);

/** Settings and lists of an answer, in one table. */
export const decodeAllValues = (given: unknown): Values =>
  isRecord(given) ? { ...decodeValues(given.values), ...listsToValues(given.lists) } : {};

/** Who stored the present values; without a name nobody knows. */
export const decodeAuthor = shape({ name: text(), time: text() });
export type Author = ReturnType<typeof decodeAuthor>;

const setting = shape({
  title: text(),
  help: text(),
  type: oneOf(['boolean', 'text', 'query', 'count', 'choice', 'list'], 'text'),
  format: oneOf(['', 'color', 'secret'], ''),
  default: value,
  min: count(0),
  max: count(0),
  choices: list(shape({ value: text(), label: text() })),
  group: text(),
  /** What the shop says while the field is empty. */
  placeholder: text(),
});
export type Setting = ReturnType<typeof setting>;

export const SECTIONS = ['overview', 'cart', 'product', 'consent', 'orders', 'search', 'advanced'] as const;
export type Section = (typeof SECTIONS)[number];

const card = shape({
  feature: text(),
  title: text(),
  help: text(),
  /** Why the feature does not work although it is on; '' where it does. */
  obstacle: text(),
  section: oneOf(SECTIONS, 'advanced'),
  /** Key of the setting that turns the feature on; '' for one that is always on. */
  switch: text(),
  basic: list(text()),
  more: list(text()),
  advanced: list(text()),
});
export type Card = ReturnType<typeof card>;

const decodeData = shape({
  values: decodeValues,
  revision: text(),
  author: decodeAuthor,
  path: text(),
  cards: list(card),
  settings: record(setting),
  groups: record(text()),
  shop: shape({
    state: oneOf(['on', 'off', 'missing'], 'on'),
    title: text(),
    sentences: list(text()),
    problems: list(text()),
  }),
  health: text(),
});
export type ScreenData = ReturnType<typeof decodeData>;

/** What `Admin/ScreenData.php` prints. */
export const decodeScreen = (given: unknown): ScreenData => ({
  ...decodeData(given),
  values: decodeAllValues(given),
});
