import { shape, text } from '../../src/browser/decode';
import { decodeSection } from '../../src/wordpress/settings';

/** Selectors of the theme's toggles and panel, printed by PHP's `ThemeToggles`. */
export const decodeSearchSelectors = shape({
  search_toggle: text('.search-toggle, .storefront-handheld-footer-bar .search > a'),
  search_panel: text('.search-overlay'),
});

export const searchSelectors = () => {
  const { search_toggle: toggle, search_panel: panel } = decodeSection('overlays', decodeSearchSelectors);
  return { toggle, panel };
};
