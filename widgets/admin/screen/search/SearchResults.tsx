import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FeatureCard } from '../FeatureCard';
import type { ScreenProps } from '../screen-props';
import { searchSettings } from './search-settings';

/** The cards with the settings that were found, of all sections. */
export const SearchResults = ({ screen, settings, query }: ScreenProps & { readonly query: string }) => {
  const hits = useMemo(() => searchSettings(screen, query), [screen, query]);
  return (
    <section aria-labelledby="islas-heading">
      <h2 id="islas-heading" className="islas-heading">
        {__('Search results', 'islas')}
      </h2>
      <p className="islas-lead" role="status">
        {hits.length === 0
          ? __('No setting has these words in its name or its description.', 'islas')
          : /* translators: %d: number of features */
            sprintf(_n('%d feature found.', '%d features found.', hits.length, 'islas'), hits.length)}
      </p>
      {hits.map(({ card, keys }) => (
        <FeatureCard key={card.feature} screen={screen} settings={settings} card={card} keys={keys} more={[]} />
      ))}
    </section>
  );
};
