import { type MouseEvent, useState } from 'react';
import { moveFocusAfter } from '../../src/browser/focus';
import type { RootProps } from '../../src/react/root-props';
import { useLive } from '../../src/react/use-live';
import { saveDismissal } from './banner-store';
import { type ComingSoonContent, ComingSoonMarkup } from './markup';
import { withRef } from '../../src/react/with-ref';

/** Props of {@link ComingSoonBanner}. */
export interface ComingSoonBannerProps extends ComingSoonContent, RootProps<HTMLElement> {
  /** Name of the button that dismisses it. Default `Dismiss this notice`. */
  readonly dismiss?: string | undefined;
  /** Shown when the dismissal could not be saved. Default `The notice could not be dismissed. Try again.` */
  readonly failed?: string | undefined;
  /** The dismissal is saved for this user. */
  readonly onDismiss?: (() => void) | undefined;
  /** The dismissal could not be saved; the banner stays. */
  readonly onFailed?: ((error: unknown) => void) | undefined;
}

/**
 * WooCommerce's banner for administrators of a shop that is not public yet. It is dismissed for the signed-in user.
 *
 * @example <ComingSoonBanner text="Only you see this page." link={link} restUrl={user.url} restNonce={nonce} />
 */
export const ComingSoonBanner = withRef(function ComingSoonBanner({
  dismiss = 'Dismiss this notice',
  failed = 'The notice could not be dismissed. Try again.',
  onDismiss,
  onFailed,
  ...props
}: ComingSoonBannerProps) {
  const isLive = useLive();
  const [state, setState] = useState<'shown' | 'sending' | 'failed' | 'dismissed'>('shown');
  const press = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const button = event.currentTarget;
    const isByKey = button.matches(':focus-visible');
    setState('sending');
    saveDismissal(props.restUrl, props.restNonce).then(
      () => {
        setState('dismissed');
        if (isByKey) moveFocusAfter(button);
        onDismiss?.();
      },
      (error: unknown) => {
        setState('failed');
        onFailed?.(error);
      },
    );
  };
  return (
    <ComingSoonMarkup {...props} isHidden={state === 'dismissed'} isBusy={state === 'sending' || undefined}>
      {isLive && (
        <>
          <span className="islas-field-error" role="alert">
            {state === 'failed' && failed}
          </span>
          <button type="button" className="coming-soon-footer-banner-dismiss" aria-label={dismiss} onClick={press} />
        </>
      )}
    </ComingSoonMarkup>
  );
});
