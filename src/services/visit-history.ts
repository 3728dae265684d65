/**
 * Addresses of the pages of this site that led here in this tab, the earliest first: what the browser remembers by
 * itself for its Back button. Where it does not tell, the page before, if it was of this site.
 */
export const pagesBefore = (referrer: string): readonly string[] => {
  // Not in every browser.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const before = navigation
    ?.entries()
    .slice(0, navigation.currentEntry?.index)
    .flatMap(({ sameDocument, url }) => (sameDocument || !url ? [] : url));
  return before?.length ? before : referrer.startsWith(`${location.origin}/`) ? [referrer] : [];
};
