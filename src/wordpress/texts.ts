import type { SOURCES } from './english';
import { getSettings } from './settings';

/** A text that PHP's `Texts` has sent. Falls back to the key in words, such as 'see product'. */
export const translate = (key: keyof typeof SOURCES): string => getSettings().texts[key] || key.replaceAll('_', ' ');

/** Like `translated`, for chunks that contain the English sources: falls back to these. */
export const textsFrom =
  <K extends string>(sources: Readonly<Record<K, string>>) =>
  (key: K): string =>
    getSettings().texts[key] || sources[key];
