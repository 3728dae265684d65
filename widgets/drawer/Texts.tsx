import { createContext, useContext } from 'react';

/** The words that PHP gives the drawer with its markup (`php-plugin/src/Drawer/Drawer.php`). */
export const Texts = createContext<Readonly<Record<string, string>>>({});

/** Says a text by its key, with a name in the place of `%s`. */
export const useTexts = () => {
  const texts = useContext(Texts);
  return (key: string, name = ''): string => (texts[key] ?? '').replace('%s', () => name);
};
