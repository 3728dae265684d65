import type { SOURCES } from './english';
import { getSettings } from './settings';

/** A text that PHP's `Texts` has sent. Where nobody has, its key says it: 'see product' is better than nothing. */
export const translated = (key: keyof typeof SOURCES): string => getSettings().texts[key] || key.replaceAll('_', ' ');

/** As `translated`, for texts of which a file holds the English itself. */
export const textsFrom =
  <K extends string>(sources: Readonly<Record<K, string>>) =>
  (key: K): string =>
    getSettings().texts[key] || sources[key];
