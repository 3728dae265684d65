import { createContext, useContext } from 'react';

const Context = createContext<Readonly<Record<string, string>>>({});

/** Gives its tree the texts that PHP prints with the drawer's markup (`php-plugin/src/Drawer/Drawer.php`). */
export const Texts = Context.Provider;

/** Renders a text by its key; a name replaces `%s`. */
export const useTexts = () => {
  const texts = useContext(Context);
  return (key: string, name = ''): string => (texts[key] ?? '').replace('%s', () => name);
};
