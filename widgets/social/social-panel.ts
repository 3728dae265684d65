import type { ThemeOverlay } from '../overlays/public';
import { socialSelectors } from './social-selectors';

/** The overlay of social links: the theme's toggle and panel, or the plugin's. */
export const socialOverlay = (): ThemeOverlay => ({
  name: 'social',
  ...socialSelectors(),
  focus: 'a[href]',
  isPanel: (element) => !!element.querySelector('a[href]'),
});
