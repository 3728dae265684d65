/** Style sheets that are there or on their way, by their address. */
const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the page. Rejects when it cannot be loaded; the next call tries again. */
export const loadStyle = (href: string): Promise<void> => {
  const known = sheets.get(href);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      sheets.delete(href);
      link.remove();
      reject(new Error(`${href} does not load`));
    };
  });
  sheets.set(href, loaded);
  document.head.append(link);
  return loaded;
};
