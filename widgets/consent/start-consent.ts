let consent: Promise<unknown> | undefined;
let onStart = (): void => undefined;

/** Resolves once the first layer of consent runs on this page. */
export const consentStarted = new Promise<void>((resolve) => {
  onStart = resolve;
});

/** Starts the first layer of consent on a host without the plugin, once, with the first configuration it is given. */
export const startConsent = async (config: object): Promise<void> => {
  const page: { islas?: { config?: unknown } } = globalThis as object;
  // A page printed by the plugin has its own consent, which is running already.
  if (!consent && page.islas) return onStart();
  if (!consent) page.islas = { config: { ...config, load: () => import('./entry') } };
  consent ??= import('./head/consent-head');
  await consent;
  onStart();
};
