/** Versions for a first start without options and with an empty cache. */
export const DEFAULTS = { wordpress: '7.1', woocommerce: '11.0.1', storefront: '4.6.2' };

const SITE = 'https://wordpress.org';
const DOWNLOADS = 'https://downloads.wordpress.org';

/** WordPress omits a final zero (7.1), plugins do not (11.0.0). @param {string} version */
const core = (version) => version.replace(/^(\d+\.\d+)\.0$/, '$1');

/** @param {string} version */
const release = (version) => (/^\d+\.\d+$/.test(version) ? `${version}.0` : version);

/** Addresses of releases on wordpress.org; only this object composes them. */
export const address = {
  /** @param {string} version */
  wordpress: (version) => `${SITE}/wordpress-${core(version)}.zip`,

  /** @param {string} version */
  woocommerce: (version) => `${DOWNLOADS}/plugin/woocommerce.${release(version)}.zip`,

  /** @param {string} slug @param {string} [version] the latest without one */
  theme: (slug, version = 'latest-stable') => `${DOWNLOADS}/theme/${slug}.${version}.zip`,

  /** @param {string} slug @param {string} [version] the latest without one */
  plugin: (slug, version = 'latest-stable') => `${DOWNLOADS}/plugin/${slug}.${version}.zip`,

  /**
   * The three language packs of a Spanish shop, each with its folder in `wp-content/languages`.
   *
   * @param {{ wordpress: string, woocommerce: string, theme: string, themeVersion: string }} chosen
   * @returns {{ folder: string, url: string, required: boolean }[]} not every theme has a pack
   */
  languages: ({ wordpress, woocommerce, theme, themeVersion }) => [
    { folder: '', url: `${DOWNLOADS}/translation/core/${core(wordpress)}/es_ES.zip`, required: true },
    {
      folder: 'plugins',
      url: `${DOWNLOADS}/translation/plugin/woocommerce/${release(woocommerce)}/es_ES.zip`,
      required: true,
    },
    { folder: 'themes', url: `${DOWNLOADS}/translation/theme/${theme}/${themeVersion}/es_ES.zip`, required: false },
  ],
};
