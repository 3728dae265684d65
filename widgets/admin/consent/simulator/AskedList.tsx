import { __, sprintf } from '@wordpress/i18n';
import type { Review } from '../consent-data';

/** Requests that pages of the shop sent without consent in the owner's visits, and what to do about each. */
export const AskedList = ({ asked }: Pick<Review, 'asked'>) =>
  asked.length === 0 ? null : (
    <>
      <h4 className="islas-subheading">{__('Asked for without an answer', 'islas')}</h4>
      <p className="islas-quiet">
        {__('In your own visits the shop’s pages asked others for these before anybody had accepted.', 'islas')}
      </p>
      <ul className="islas-list">
        {asked.map(({ address, day, provider, providerName }) => (
          <li key={address}>
            <code>{address}</code>{' '}
            {provider
              ? sprintf(
                  /* translators: %s: name of a provider */
                  __('of %s: a script asks in a way that cannot be held; hold that script itself by a rule', 'islas'),
                  providerName,
                )
              : __('unknown: if it needs consent, add a rule with this address', 'islas')}{' '}
            ({day})
          </li>
        ))}
      </ul>
    </>
  );
