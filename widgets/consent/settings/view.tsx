import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ConsentDetails } from './consent-details';
import { fetchDetails, followDecision } from './details-store';
import { $settings, closeSettings, hideDialog, leaveForPage, showDialog } from './settings-store';
import { hydrate } from '../../../src/react/mount';
import { Choices } from './Choices';
import './settings.css';

/** The dialog of the consent settings (Specification §2), modal, one of the page's overlays. */
const Settings = ({ lang }: { readonly lang: string }) => {
  const isOpen = useStore($settings);
  const [details, setDetails] = useState<ConsentDetails | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

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
      ref={dialog}
      className="islas-consent-dialog"
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
};

const mountView = hydrate(Settings, ({ ownerDocument }) => ({ lang: ownerDocument.documentElement.lang }));

export const mount: typeof mountView = (host, context) => {
  followDecision(context.signal);
  mountView(host, context);
};
