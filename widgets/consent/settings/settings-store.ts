import { atom } from 'nanostores';
import type { ConsentState } from '../consent-api';
import { loadLater } from '../../../src/runtime/load-later';
import { emit } from '../../../src/runtime/events';
import { assign } from '../../../src/browser/navigation';
import { getConsent } from '../get-consent';

/** Whether the dialog of the consent settings is open. Its view follows this. */
export const $settings = atom(false);
/** The decision that the dialog shows; `null` until the view has mounted. */
export const $decision = atom<ConsentState | null>(null);

/** Leads to the shop's page with the same choices, when the dialog cannot be shown. */
export const leaveForPage = (): void => {
  closeSettings();
  assign(getConsent().config.page);
};

/** The control that opened the dialog and gets the focus back. */
let opener: HTMLElement | undefined;

/** Opens the dialog for the pressed control; `load` imports its view. */
export const openSettings = (load: () => Promise<unknown>, control?: HTMLElement): void => {
  opener = control;
  $settings.set(true);
  void loadLater('consent-settings', load, () => undefined, { instead: leaveForPage });
};

/** Also informs the overlay manager, because the browser may close a dialog by itself. */
export const closeSettings = (): void => {
  $settings.set(false);
  emit(null, 'islas:close-overlay', { name: 'consent' });
};

/** Shows the dialog in place of any open overlay; on a page without the overlay manager, by `showModal`. */
export const showDialog = (dialog: HTMLDialogElement): void => {
  if (dialog.open) return;
  emit(null, 'islas:open-overlay', { name: 'consent', element: dialog, opener: opener?.isConnected ? opener : null });
  if (!dialog.open) dialog.showModal();
};

/** Closes the dialog and returns the focus to where it was. */
export const hideDialog = (dialog: HTMLDialogElement): void => {
  if (!dialog.open) return;
  emit(null, 'islas:close-overlay', { name: 'consent' });
  if (dialog.open) dialog.close();
};
