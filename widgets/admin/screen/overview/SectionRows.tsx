import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FeatureSwitch } from '../FeatureCard';
import { Fold } from '../Fold';
import { isNarrow } from '../narrow';
import type { Card, Section } from '../screen-data';
import type { ScreenProps } from '../screen-props';
import { sectionTexts } from '../section-texts';

const FeatureRow = ({ card, settings }: Pick<ScreenProps, 'settings'> & { readonly card: Card }) => {
  const id = `islas-row-${card.feature}`;
  return (
    <li className="islas-rows__row">
      <div>
        <a id={`${id}-title`} href={`#${card.section}`} className="islas-rows__title">
          {card.title}
        </a>
        <p id={`${id}-help`} className="islas-card__help">
          {card.obstacle || card.help}
        </p>
      </div>
      <FeatureSwitch card={card} settings={settings} id={id} />
    </li>
  );
};

interface SectionRowsProps extends Pick<ScreenProps, 'settings'> {
  readonly section: Section;
  readonly cards: readonly Card[];
}

/** The features of a section, each with its switch. A telephone shows them when its owner opens their heading. */
export const SectionRows = ({ section, cards, settings }: SectionRowsProps) => {
  const [isOpen, setOpen] = useState(() => !isNarrow());
  const on = cards.filter((card) => settings.values[card.switch] === true).length;
  const title = sprintf(
    /* translators: 1: name of a section, 2: how many of its features are on, 3: how many it has */
    __('%1$s: %2$d of %3$d on', 'islas'),
    sectionTexts()[section][0],
    on,
    cards.length,
  );
  return (
    <Fold name={`overview-${section}`} title={title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <ul className="islas-rows">
        {cards.map((card) => (
          <FeatureRow key={card.feature} card={card} settings={settings} />
        ))}
      </ul>
    </Fold>
  );
};
