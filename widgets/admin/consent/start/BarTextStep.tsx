import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Screen } from '../../screen/use-screen';
import { type Start, readOwnProviders } from '../consent-data';

/** The text that Islas proposes. Using it is an unsaved change, with the providers that were found. */
export const BarTextStep = ({ start, settings }: { readonly start: Start; readonly settings: Screen }) => {
  const own = String(settings.values.consent_text ?? '');
  const added = readOwnProviders(settings.values['consent.providers']);
  const missing = start.unlisted.filter((key) => !added.includes(key));
  const use = () => {
    settings.change('consent_text', '');
    if (missing.length) settings.change('consent.providers', JSON.stringify([...added, ...missing]));
  };
  const isUsed = own === '' && missing.length === 0;
  return (
    <>
      {own !== '' && (
        <>
          <p>{__('The bar has a text of your own:', 'islas')}</p>
          <blockquote>{own}</blockquote>
        </>
      )}
      <p>
        {isUsed
          ? __('The bar has the text for what is on this shop:', 'islas')
          : __('For what is on this shop Islas proposes:', 'islas')}
      </p>
      <blockquote>{start.proposedText}</blockquote>
      {!isUsed && (
        <Button variant="secondary" onClick={use}>
          {own === '' ? __('Use this text', 'islas') : __('Replace my text by this one', 'islas')}
        </Button>
      )}
    </>
  );
};
