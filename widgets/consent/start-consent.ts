import type { ConsentApi } from './consent-api';

let consent: Promise<unknown> | undefined;
let onStart = (): void => undefined;

/** Resolves once the first layer of consent runs on this page. */
export const consentStarted = new Promise<void>((resolve) => {
  onStart = resolve;
});

const page: { islas?: { config?: unknown; consent?: ConsentApi } } = globalThis as object;

/** For components that have rendered before there was a decision to read. */
const announceState = (): void =>
  void document.dispatchEvent(new CustomEvent('islas:consent-changed', { detail: page.islas?.consent?.get() }));

/** Starts the first layer of consent on a host without the plugin, once, with the first configuration it is given. */
export const startConsent = async (config: object): Promise<void> => {
  // A page printed by the plugin has its own consent, which is running already.
  if (!consent && page.islas) return onStart();
  if (!consent) page.islas = { config: { ...config, load: () => import('./entry') } };
  consent ??= import('./head/consent-head').then(announceState);
  await consent;
  onStart();
};
