import { useEffect, useState } from '@wordpress/element';
import { SECTIONS, type Section } from '../screen-data';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * `#consent/cookies/_ga` names a part of a section and what it is opened for. An address with another fragment, such
 * as that of a box, shows the overview.
 */
const readPlace = () => {
  const [name = '', part = '', ...about] = location.hash.slice(1).split('/');
  const section = SECTIONS.find((one) => one === name);
  return section
    ? { section, part, about: decode(about.join('/')) }
    : { section: 'overview' as const, part: '', about: '' };
};

interface PlaceInScreen {
  readonly section: Section;
  /** A part of the section, '' for none. */
  readonly part: string;
  readonly about: string;
  /** Whether another address was shown before. */
  readonly hasMoved: boolean;
}

/** The section that the address names, as `#cart`, and the place in it. */
export const useSection = () => {
  const [place, setPlace] = useState<PlaceInScreen>(() => ({ ...readPlace(), hasMoved: false }));
  useEffect(() => {
    const follow = () => setPlace({ ...readPlace(), hasMoved: true });
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
