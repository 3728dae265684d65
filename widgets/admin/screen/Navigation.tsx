import { __ } from '@wordpress/i18n';
import { SECTIONS, type Section } from './screen-data';
import { sectionTexts } from './section-texts';

/** Links to the sections. None is current while a search shows settings of several. */
export const Navigation = ({ current, onOpen }: { current: Section | null; onOpen: () => void }) => {
  const texts = sectionTexts();
  return (
    <nav className="islas-nav" aria-label={__('Sections of the settings', 'islas')}>
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
