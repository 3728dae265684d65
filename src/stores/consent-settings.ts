import { atom } from 'nanostores';

/** Whether the dialog of the consent settings is open; its view shows what this says. */
export const $settings = atom(false);

export const openSettings = (): void => $settings.set(true);
export const closeSettings = (): void => $settings.set(false);
