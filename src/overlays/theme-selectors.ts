import { shape, text } from '../browser/decode';

/** Selectors of the theme's toggles and panels, printed by PHP's `ThemeToggles`. */
export const decodeThemeOverlays = shape({
  search_toggle: text('.search-toggle, .storefront-handheld-footer-bar .search > a'),
  search_panel: text('.search-overlay'),
  social_toggle: text('.social-toggle'),
  social_panel: text('.social-overlay'),
});
