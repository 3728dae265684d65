import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { OwnCookie, Review } from '../consent-data';
import { addressOf } from '../places';

interface SeenCookiesProps {
  readonly review: Review;
  readonly own: readonly OwnCookie[];
  readonly onAdd: (name: string) => void;
}

/** Cookies that the owner's browser has sent and no list names. */
export const SeenCookies = ({ review, own, onAdd }: SeenCookiesProps) => {
  const seen = review.seen.filter(({ name }) => !own.some((cookie) => cookie.name === name));
  if (!seen.length) return null;
  return (
    <>
      <h4 className="islas-subheading">{__('Seen in browsers and in no list', 'islas')}</h4>
      <ul className="islas-list">
        {seen.map(({ name, day, provider, providerName }) => (
          <li key={name}>
            <code>{name}</code> ({day}){' '}
            {provider ? (
              <a href={addressOf('providers')}>
                {/* translators: %s: name of a provider */}
                {sprintf(__('of %s: tick that provider', 'islas'), providerName)}
              </a>
            ) : (
              <Button variant="link" onClick={() => onAdd(name)}>
                {/* translators: %s: name of a cookie */}
                {sprintf(__('unknown: add %s with its purpose', 'islas'), name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
