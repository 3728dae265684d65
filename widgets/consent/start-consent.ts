let consent: Promise<unknown> | undefined;

/** Starts the first layer of consent on a host without the plugin, once, with the first configuration it is given. */
export const startConsent = async (config: object): Promise<void> => {
  const page: { islas?: { config?: unknown } } = globalThis as object;
  // A page printed by the plugin has its own consent, which is running already.
  if (!consent && !page.islas) page.islas = { config: { ...config, load: () => import('./entry') } };
  else if (!consent) return;
  consent ??= import('./head/consent-head');
  await consent;
};
