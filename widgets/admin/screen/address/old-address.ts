import { SECTIONS } from '../screen-data';

/** Fragments of the screen of consent in earlier versions → parts of the tab. */
const PARTS: Readonly<Record<string, string>> = {
  'islas-log': 'log',
  'islas-consent-cookies': 'cookies',
  'islas-consent-own-rules': 'tags',
  'islas-consent-rules': 'rules',
  'islas-consent-start': 'start',
  'islas-consent-pages': 'pages',
};

/**
 * The address of this screen for one of an earlier version; null for one of today. `islas-section` is of the server,
 * which sees no fragment.
 */
export const translateAddress = (address: string): string | null => {
  const url = new URL(address);
  const section = SECTIONS.find((one) => one === url.searchParams.get('islas-section'));
  const fragment = url.hash.slice(1);
  const part = Object.hasOwn(PARTS, fragment) ? PARTS[fragment] : undefined;
  if (!section && !part) return null;
  url.searchParams.delete('islas-section');
  if (part) url.hash = `consent/${part}`;
  else if (!SECTIONS.some((one) => one === fragment.split('/')[0])) url.hash = section ?? '';
  return url.href;
};
