import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SECTIONS, type Section } from './screen-data';
import { sectionTexts } from './section-texts';

/** Links to the sections. None is current while a search shows settings of several. */
export const Navigation = ({ current, onOpen }: { current: Section | null; onOpen: () => void }) => {
  const texts = sectionTexts();
  const listRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a telephone the links do not fit; the current one scrolls to where it is seen, and the page stays.
    const [nav, link] = [listRef.current, listRef.current?.querySelector<HTMLElement>('[aria-current]')];
    if (nav && link) nav.scrollLeft = link.offsetLeft - nav.offsetLeft - (nav.clientWidth - link.clientWidth) / 2;
  }, [current]);
  return (
    <nav ref={listRef} className="islas-nav" aria-label={__('Sections of the settings', 'islas')}>
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          className="islas-nav__link"
          aria-current={section === current ? 'page' : undefined}
          onClick={onOpen}
        >
          {texts[section][0]}
        </a>
      ))}
    </nav>
  );
};
