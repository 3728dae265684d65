import { useEffect, useState } from '@wordpress/element';
import { SECTIONS, type Section } from './screen-data';

/** An address with another fragment, such as that of a box, shows the overview. */
const readSection = (): Section => SECTIONS.find((section) => `#${section}` === location.hash) ?? 'overview';

/** The section that the address names, as `#cart`, and whether another one was shown before it. */
export const useSection = (): { readonly section: Section; readonly hasMoved: boolean } => {
  const [place, setPlace] = useState(() => ({ section: readSection(), hasMoved: false }));
  useEffect(() => {
    const follow = () => setPlace({ section: readSection(), hasMoved: true });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
};

/** After a link in the page has opened a section, which is gone with the link: the focus goes on at its heading. */
export const focusHeading = (heading: HTMLElement | null): void => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) heading?.focus();
};
