/** After a link in the page has opened a section, which is gone with the link: the focus goes on at its heading. */
export const focusHeading = (heading: HTMLElement | null): void => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) heading?.focus();
};
