import { decodeThemeOverlays } from '../../src/overlays/theme-selectors';
import { section } from '../../src/wordpress/settings';
import type { ThemeOverlay } from '../../src/overlays/theme-overlay';

/** The overlay of social links: the theme's toggle and panel, or the plugin's. */
export const socialOverlay = (): ThemeOverlay => {
  const { social_toggle: toggle, social_panel: panel } = section('overlays', decodeThemeOverlays);
  return { name: 'social', toggle, panel, focus: 'a[href]', isPanel: (element) => !!element.querySelector('a[href]') };
};
