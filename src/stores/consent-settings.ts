import { atom } from 'nanostores';
import type { ConsentState } from '../contracts/consent-api';
import { loadChunk } from '../services/chunk';
import { assign } from '../services/navigation';
import { getConsent } from './consent';

/** Whether the dialog of the consent settings is open; its view shows what this says. */
export const $settings = atom(false);
/** What the dialog shows of the decision. */
export const $decision = atom<ConsentState | null>(null);

/** Leads to the shop's page with the same choices, where the dialog cannot be had. */
export const leaveForPage = (): void => {
  closeSettings();
  assign(getConsent().config.page);
};

/** Opens the dialog, whose view `load` brings. */
export const openSettings = (load: () => Promise<unknown>): void => {
  $settings.set(true);
  loadChunk(load).catch(leaveForPage);
};
export const closeSettings = (): void => $settings.set(false);
