import { __ } from '@wordpress/i18n';
import { FeatureSwitch } from './FeatureCard';
import type { Card } from './screen-data';
import type { ScreenProps } from './screen-props';
import { sectionTexts } from './section-texts';

/** Whether the shop sells with Islas. */
const ShopState = ({ screen: { shop } }: Pick<ScreenProps, 'screen'>) => (
  <div className={`islas-card islas-state islas-state--${shop.state}`}>
    <h3 className="islas-card__title">{shop.title}</h3>
    {shop.sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {shop.state === 'on' && shop.problems.length === 0 && <p>{__('All enabled features are working.', 'islas')}</p>}
  </div>
);

/** What Site Health has to say, as long as it is not that all is well. */
const Problems = ({ screen: { shop, health } }: Pick<ScreenProps, 'screen'>) =>
  shop.problems.length === 0 ? null : (
    <div className="islas-card">
      <h3 className="islas-card__title">{__('To look at', 'islas')}</h3>
      <ul className="islas-problems">
        {shop.problems.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <a href={health}>{__('Open Site Health', 'islas')}</a>
    </div>
  );

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

/** How the shop is, and every feature with its switch. */
export const Overview = ({ screen, settings }: ScreenProps) => {
  const [title, help] = sectionTexts().overview;
  return (
    <section aria-labelledby="islas-heading">
      <h2 id="islas-heading" tabIndex={-1} className="islas-heading">
        {title}
      </h2>
      <p className="islas-lead">{help}</p>
      <ShopState screen={screen} />
      <Problems screen={screen} />
      <div className="islas-card">
        <h3 className="islas-card__title">{__('Features', 'islas')}</h3>
        <ul className="islas-rows">
          {screen.cards
            .filter((card) => card.switch !== '')
            .map((card) => (
              <FeatureRow key={card.feature} card={card} settings={settings} />
            ))}
        </ul>
      </div>
    </section>
  );
};
