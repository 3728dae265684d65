import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ScreenProps } from './screen-props';

const describeState = ({ state: { phase, draft, message, refusals } }: ScreenProps['settings']): string => {
  const count = Object.keys(draft).length;
  if (phase === 'saving') return __('Saving…', 'islas');
  if (phase === 'failed') {
    // The notice above has all sentences of refused settings; on a telephone it is out of sight.
    const [first = message, ...others] = Object.values(refusals);
    const more =
      others.length > 0 &&
      /* translators: %d: number of reasons */
      sprintf(_n('%d more reason is above.', '%d more reasons are above.', others.length, 'islas'), others.length);
    return [__('Nothing was saved.', 'islas'), first, more].filter(Boolean).join(' ');
  }
  if (count > 0) {
    /* translators: %d: number of settings */
    return sprintf(_n('%d unsaved change', '%d unsaved changes', count, 'islas'), count);
  }
  return phase === 'saved' ? __('Your changes are saved.', 'islas') : __('No unsaved changes', 'islas');
};

/** Always there, so that nothing moves and the focus stays on its button. */
export const SaveBar = ({ settings }: ScreenProps) => {
  const { phase, draft } = settings.state;
  const isClean = Object.keys(draft).length === 0;
  return (
    <div className="islas-save">
      <p className="islas-save__state" role="status">
        {describeState(settings)}
      </p>
      <Button variant="tertiary" onClick={settings.discard} disabled={isClean} accessibleWhenDisabled>
        {__('Discard changes', 'islas')}
      </Button>
      <Button
        variant="primary"
        onClick={settings.save}
        isBusy={phase === 'saving'}
        disabled={isClean || phase === 'saving'}
        accessibleWhenDisabled
      >
        {__('Save changes', 'islas')}
      </Button>
    </div>
  );
};
