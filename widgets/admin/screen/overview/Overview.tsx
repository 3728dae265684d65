import { __ } from '@wordpress/i18n';
import { SECTIONS } from '../screen-data';
import type { ScreenProps } from '../screen-props';
import { sectionTexts } from '../section-texts';
import { SectionRows } from './SectionRows';

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

/** How the shop is, and every feature with its switch. */
export const Overview = ({ screen, settings }: ScreenProps) => {
  const [title, help] = sectionTexts().overview;
  const switched = screen.cards.filter((card) => card.switch !== '');
  return (
    <section aria-labelledby="islas-heading">
      <h2 id="islas-heading" tabIndex={-1} className="islas-heading">
        {title}
      </h2>
      <p className="islas-lead">{help}</p>
      <ShopState screen={screen} />
      <Problems screen={screen} />
      {SECTIONS.map((section) => {
        const cards = switched.filter((card) => card.section === section);
        return cards.length > 0 && <SectionRows key={section} section={section} cards={cards} settings={settings} />;
      })}
    </section>
  );
};
