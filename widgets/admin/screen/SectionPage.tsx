import { useEffect, useRef } from '@wordpress/element';
import { ConsentPage } from '../consent/ConsentPage';
import type { Place } from '../consent/use-open-parts';
import { DeveloperSettings } from './DeveloperSettings';
import { FeatureCard } from './FeatureCard';
import type { ScreenProps } from './screen-props';
import type { Section } from './screen-data';
import { sectionTexts } from './section-texts';
import { focusHeading } from './address/use-section';

interface SectionPageProps extends ScreenProps {
  readonly section: Section;
  readonly place: Place;
  /** Whether the owner has come from another section of this page. */
  readonly hasMoved: boolean;
}

/** The cards of a section. Settings for developers are in the section Advanced, in a part for each feature. */
export const SectionPage = ({ screen, settings, section, place, hasMoved }: SectionPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [title, help] = sectionTexts()[section];
  useEffect(() => {
    if (hasMoved && !place.part) focusHeading(heading.current);
  }, [hasMoved, place.part]);
  return (
    <section aria-labelledby="islas-heading">
      <h2 id="islas-heading" ref={heading} tabIndex={-1} className="islas-heading">
        {title}
      </h2>
      <p className="islas-lead">{help}</p>
      {screen.cards.map((card) => {
        const props = { screen, settings, card };
        if (card.section === section && card.feature === 'consent')
          return <ConsentPage key={card.feature} {...props} place={place} />;
        if (card.section !== section) return null;
        const basic = section === 'advanced' ? [...card.basic, ...card.advanced] : card.basic;
        return <FeatureCard key={card.feature} {...props} keys={basic} more={card.more} />;
      })}
      {section === 'advanced' &&
        screen.cards
          .filter((card) => card.section !== section && card.advanced.length > 0)
          .map((card) => <DeveloperSettings key={card.feature} screen={screen} settings={settings} card={card} />)}
    </section>
  );
};
