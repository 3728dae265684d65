import { CheckboxControl, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { normalize } from '../screen/search/search-settings';
import { type Provider, readOwnProviders } from './consent-data';

/** Providers that are shown without a search. */
const FEW = 12;

interface ProviderListProps {
  readonly providers: readonly Provider[];
  /** Keys of those that the owner added, as JSON. */
  readonly json: unknown;
  readonly onChange: (json: string) => void;
}

const describeFound = (count: number): string =>
  count === 0
    ? __('No known provider has this name. Add a rule with its address.', 'islas')
    : /* translators: %d: number of providers */
      sprintf(_n('%d provider', '%d providers', count, 'islas'), count);

/** The providers whose tags wait and whose cookies are listed: those that were found, and those that the owner ticks. */
export const ProviderList = ({ providers, json, onChange }: ProviderListProps) => {
  const [query, setQuery] = useState('');
  const added = readOwnProviders(json);
  const isTicked = ({ key, isFound }: Provider) => isFound || added.includes(key);
  const wanted = normalize(query.trim());
  const shown = wanted
    ? providers.filter(({ name }) => normalize(name).includes(wanted))
    : [...providers].sort((one, other) => Number(isTicked(other)) - Number(isTicked(one)));
  const few = wanted ? shown : shown.filter((provider, place) => place < FEW || isTicked(provider));
  // In the order of the table, as the server stores them.
  const tick = (key: string, isOn: boolean) =>
    onChange(
      JSON.stringify(
        providers.map((provider) => provider.key).filter((one) => (one === key ? isOn : added.includes(one))),
      ),
    );
  return (
    <section aria-labelledby="islas-providers-heading">
      <h4 id="islas-providers-heading" className="islas-subheading">
        {__('Providers in use', 'islas')}
      </h4>
      <p className="islas-quiet">
        {__('Their tags are held wherever they are found; ticked ones are in the cookie list too.', 'islas')}
      </p>
      <SearchControl
        label={__('Search providers', 'islas')}
        placeholder={__('Search providers', 'islas')}
        value={query}
        onChange={setQuery}
        __nextHasNoMarginBottom
      />
      <div className="islas-ticks">
        {few.map((provider) => (
          <CheckboxControl
            key={provider.key}
            label={provider.isFound ? `${provider.name} (${__('found', 'islas')})` : provider.name}
            checked={isTicked(provider)}
            disabled={provider.isFound}
            onChange={(isOn) => tick(provider.key, isOn)}
            __nextHasNoMarginBottom
          />
        ))}
      </div>
      {few.length < providers.length && !wanted && (
        <p className="islas-quiet">{__('Search for others by their name.', 'islas')}</p>
      )}
      <p role="status" className="islas-quiet">
        {wanted && describeFound(few.length)}
      </p>
    </section>
  );
};
