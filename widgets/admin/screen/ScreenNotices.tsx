import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ScreenProps } from './screen-props';

/** What the owner should know about the draft: it is an earlier one, it was refused, others have saved meanwhile. */
export const ScreenNotices = ({ screen, settings }: ScreenProps) => {
  const { others, isRestored, refusals, message, phase } = settings.state;
  const general = [...(phase === 'failed' ? [message] : []), ...(refusals[''] ? [refusals['']] : [])].filter(Boolean);
  const titles = (keys: readonly string[]) => keys.map((key) => screen.settings[key]?.title ?? key).join(', ');
  return (
    <div className="islas-notices">
      {isRestored && (
        <Notice status="info" isDismissible={false}>
          {__('Your changes from before are here again. They are not saved yet.', 'islas')}{' '}
          <Button variant="link" onClick={settings.discard}>
            {__('Discard changes', 'islas')}
          </Button>
        </Notice>
      )}
      {general.length > 0 && (
        // The bar of the button to save has announced it.
        <Notice status="error" isDismissible={false} spokenMessage={null}>
          {general.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {Object.entries(refusals)
            .filter(([key]) => key !== '')
            .map(([key, sentence]) => (
              <p key={key}>{sentence}</p>
            ))}
        </Notice>
      )}
      {others && (
        <Notice status="info" onRemove={settings.hideOthers}>
          {others.author.name
            ? sprintf(
                /* translators: 1: name of a person, 2: names of settings */
                __('%1$s changed these settings meanwhile, and they stay so: %2$s.', 'islas'),
                others.author.name,
                titles(others.keys),
              )
            : sprintf(
                /* translators: %s: names of settings */
                __('These settings were changed meanwhile, and they stay so: %s.', 'islas'),
                titles(others.keys),
              )}
        </Notice>
      )}
    </div>
  );
};
