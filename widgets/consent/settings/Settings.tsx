import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type RootProps, joinClasses } from '../../../src/react/root-props';
import { useLatest } from '../../../src/react/use-latest';
import { useMergedRef } from '../../../src/react/use-merged-ref';
import type { ConsentDetails } from './consent-details';
import { fetchDetails, followDecision } from './details-store';
import { $settings, closeSettings, hideDialog, leaveForPage, showDialog } from './settings-store';
import { Choices } from './Choices';
import './settings.css';
import { withRef } from '../../../src/react/with-ref';

export interface SettingsProps extends RootProps<HTMLDialogElement> {
  /** Language in which times are written; empty for the browser's. */
  readonly lang: string;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The dialog of the consent settings (Specification §2), modal, one of the page's overlays. */
export const Settings = withRef(function Settings({
  lang,
  open,
  onOpenChange,
  ref: given,
  className,
  style,
}: SettingsProps) {
  const isOpen = useStore($settings);
  const [details, setDetails] = useState<ConsentDetails | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const ref = useMergedRef(dialog, given);
  const announce = useLatest((isNow: boolean) => onOpenChange?.(isNow));

  useEffect(() => {
    const life = new AbortController();
    followDecision(life.signal);
    return () => life.abort();
  }, []);
  useEffect(() => $settings.listen(announce), [announce]);
  useEffect(() => {
    if (open !== undefined && open !== $settings.get()) $settings.set(open);
  }, [open]);

  useEffect(() => {
    if (!isOpen || details) {
      if (dialog.current) (isOpen ? showDialog : hideDialog)(dialog.current);
      return;
    }
    const asked = new AbortController();
    const { signal } = asked;
    fetchDetails(signal).then(setDetails, () => signal.aborted || leaveForPage());
    return () => asked.abort();
  }, [isOpen, details]);

  // A click whose target is the dialog itself is one on its backdrop.
  const pressed = ({ target }: MouseEvent) => target === dialog.current && hideDialog(dialog.current);
  // Closes first, so that the focus is back at the opener before the bar disappears.
  const closeAfter = (decide?: () => void) => {
    if (dialog.current) hideDialog(dialog.current);
    decide?.();
  };
  return (
    <dialog
      ref={ref}
      className={joinClasses('islas-consent-dialog', className)}
      style={style}
      aria-labelledby="islas-consent-heading"
      onClose={closeSettings}
      onClick={pressed}
    >
      {details?.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {isOpen && details && <Choices details={details} lang={lang} onDone={closeAfter} />}
    </dialog>
  );
});
