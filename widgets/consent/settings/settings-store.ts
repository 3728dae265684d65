import { atom } from 'nanostores';
import type { ConsentState } from '../consent-api';
import { loadChunk } from '../../../src/browser/load-chunk';
import { emit } from '../../../src/runtime/events';
import { assign } from '../../../src/browser/navigation';
import { getConsent } from '../consent-store';

/** Whether the dialog of the consent settings is open; its view shows what this says. */
export const $settings = atom(false);
/** What the dialog shows of the decision. */
export const $decision = atom<ConsentState | null>(null);

/** Leads to the shop's page with the same choices, where the dialog cannot be had. */
export const leaveForPage = (): void => {
  closeSettings();
  assign(getConsent().config.page);
};

/** What was pressed to open it, which gets the focus back. */
let opener: HTMLElement | undefined;

/** Opens the dialog for what was pressed; `load` brings its view. */
export const openSettings = (load: () => Promise<unknown>, control?: HTMLElement): void => {
  opener = control;
  $settings.set(true);
  loadChunk(load).catch(leaveForPage);
};

/** The overlays hear of it too: the browser closes a dialog by itself. */
export const closeSettings = (): void => {
  $settings.set(false);
  emit(null, 'islas:close-overlay', { name: 'consent' });
};

/** Shows the dialog in the place of whatever overlay is open; on a page without overlays, as the browser does. */
export const showDialog = (dialog: HTMLDialogElement): void => {
  if (dialog.open) return;
  emit(null, 'islas:open-overlay', { name: 'consent', element: dialog, opener: opener?.isConnected ? opener : null });
  if (!dialog.open) dialog.showModal();
};

/** Hides it, with the focus back where it was. */
export const hideDialog = (dialog: HTMLDialogElement): void => {
  if (!dialog.open) return;
  emit(null, 'islas:close-overlay', { name: 'consent' });
  if (dialog.open) dialog.close();
};
