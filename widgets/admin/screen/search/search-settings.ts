import type { Card, ScreenData } from '../screen-data';

/** A card with those of its settings that were found. */
export interface Hit {
  readonly card: Card;
  readonly keys: readonly string[];
}

/** Without case and accents: "vacio" finds "Vacío". */
export const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const keysOf = ({ basic, more, advanced }: Card): readonly string[] => [...basic, ...more, ...advanced];

/**
 * Settings whose title or help, with that of their card, has every word of the query. A card that has them all itself
 * is found with all its settings. An empty query finds nothing.
 */
export const searchSettings = ({ cards, settings }: ScreenData, query: string): readonly Hit[] => {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const has = (...texts: readonly string[]) => {
    const whole = normalize(texts.join(' '));
    return words.every((word) => whole.includes(word));
  };
  return cards.flatMap((card) => {
    if (has(card.title, card.help)) return [{ card, keys: keysOf(card) }];
    const keys = keysOf(card).filter((key) => has(card.title, settings[key]?.title ?? '', settings[key]?.help ?? ''));
    return keys.length ? [{ card, keys }] : [];
  });
};
