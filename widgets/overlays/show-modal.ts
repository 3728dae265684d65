import './show-modal.css';
import { startFrame, startTimer } from '../../src/browser/lifetime';

/**
 * Shows a dialog now and makes it modal behind the next paint, or before the next key: to make the page behind it inert,
 * a browser styles all of that page again, which takes longer than to show the dialog. `show-modal.css` keeps it in its
 * place until then. The focus moves in at once, and again when it is modal. Resolves then, or when it is closed again.
 */
export const showModal = (dialog: HTMLDialogElement): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const opener = document.activeElement as HTMLElement;
    const makeModal = () => {
      waiting.abort();
      // Another call, or other code, may have made it modal.
      if (dialog.open && !dialog.matches(':modal')) {
        // A modal dialog returns the focus to what had it before.
        opener.focus({ preventScroll: true });
        dialog.open = false;
        dialog.showModal();
      }
      resolve();
    };
    dialog.show();
    startFrame(() => startTimer(makeModal, 0, signal), signal);
    addEventListener('keydown', makeModal, { capture: true, signal });
  });
