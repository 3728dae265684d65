import { Button, FormToggle } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SettingGroups } from './SettingGroups';
import type { Card } from './screen-data';
import type { ScreenProps } from './screen-props';

interface CardProps extends ScreenProps {
  readonly card: Card;
  readonly keys: readonly string[];
  /** Settings behind the button. */
  readonly more: readonly string[];
}

/** The switch of a feature, named by the heading of its card. */
export const FeatureSwitch = ({ card, settings, id }: Pick<CardProps, 'card' | 'settings'> & { id: string }) => {
  const isOn = settings.values[card.switch] === true;
  return (
    <FormToggle
      id={`${id}-switch`}
      checked={isOn}
      onChange={() => settings.change(card.switch, !isOn)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-help`}
    />
  );
};

/** A feature: what it does, on or off, its settings. */
export const FeatureCard = ({ card, keys, more, screen, settings }: CardProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = `islas-card-${card.feature}`;
  const props = { screen, settings };
  return (
    <article className="islas-card" aria-labelledby={`${id}-title`}>
      <header className="islas-card__head">
        <div>
          <h3 id={`${id}-title`} className="islas-card__title">
            {card.title}
          </h3>
          <p id={`${id}-help`} className="islas-card__help">
            {card.help}
          </p>
          {card.obstacle !== '' && <p className="islas-card__obstacle">{card.obstacle}</p>}
        </div>
        {card.switch !== '' && <FeatureSwitch card={card} settings={settings} id={id} />}
      </header>
      {keys.length > 0 && <SettingGroups {...props} keys={keys} />}
      {more.length > 0 && (
        <div className="islas-card__more">
          <Button
            variant="tertiary"
            aria-expanded={isOpen}
            aria-controls={`${id}-more`}
            aria-describedby={`${id}-title`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? __('Less', 'islas') : __('More', 'islas')}
          </Button>
          <div id={`${id}-more`} hidden={!isOpen}>
            {isOpen && <SettingGroups {...props} keys={more} />}
          </div>
        </div>
      )}
    </article>
  );
};
