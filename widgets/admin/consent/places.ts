/** Parts of the consent tab, by their names in an address. */
export const PARTS = [
  'rules',
  'start',
  'texts',
  'appearance',
  'behaviour',
  'cookies',
  'tags',
  'proof',
  'simulator',
] as const;
export type Part = (typeof PARTS)[number];

/** Names that mean a place inside a part. */
const INSIDE: Readonly<Record<string, Part>> = { pages: 'start', log: 'proof', providers: 'tags' };

/** The part that has this place; null for a name that no part has. */
export const partOf = (place: string): Part | null =>
  PARTS.find((part) => part === place) ?? (Object.hasOwn(INSIDE, place) ? (INSIDE[place] ?? null) : null);

/** @param about what the part is opened for, such as the name of a cookie */
export const addressOf = (place: string, about = ''): string =>
  `#consent/${place}${about ? `/${encodeURIComponent(about)}` : ''}`;
