import { spanishTexts as components } from './spanish-components';
import { spanishMessages } from './spanish-messages';

/**
 * Spanish for hosts without the plugin: the texts of each component as props to spread, and settings for `start()`. A
 * test compares it with the plugin's translation.
 *
 * @example <CartDrawer {...spanishTexts.CartDrawer} afterAdd="open" />
 */
export const spanishTexts = { settings: { texts: spanishMessages }, ...components };
