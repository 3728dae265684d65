import { shape, text } from '../../src/browser/decode';
import { decodeSection } from '../../src/wordpress/settings';

/** Selectors of the theme's toggles and panel, printed by PHP's `ThemeToggles`. */
export const decodeSocialSelectors = shape({
  social_toggle: text('.social-toggle'),
  social_panel: text('.social-overlay'),
});

export const socialSelectors = () => {
  const { social_toggle: toggle, social_panel: panel } = decodeSection('overlays', decodeSocialSelectors);
  return { toggle, panel };
};
