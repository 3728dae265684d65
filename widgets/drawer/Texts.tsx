import { createContext, useContext } from 'react';

/** Texts that PHP prints with the drawer's markup (`php-plugin/src/Drawer/Drawer.php`). */
export const Texts = createContext<Readonly<Record<string, string>>>({});

/** Renders a text by its key; a name replaces `%s`. */
export const useTexts = () => {
  const texts = useContext(Texts);
  return (key: string, name = ''): string => (texts[key] ?? '').replace('%s', () => name);
};
