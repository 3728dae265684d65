import { __ } from '@wordpress/i18n';
import type { Section } from './screen-data';

/** Heading of each section, and a sentence about it. */
export const sectionTexts = (): Readonly<Record<Section, readonly [title: string, help: string]>> => ({
  overview: [__('Overview', 'islas'), __('What Islas does in your shop.', 'islas')],
  cart: [
    __('Cart and listing', 'islas'),
    __('What happens when customers look through the shop and add products to the cart.', 'islas'),
  ],
  product: [__('Product', 'islas'), __('How product pages show options, pictures and reviews.', 'islas')],
  consent: [__('Consent', 'islas'), __('How the shop asks for consent to cookies, and what waits for it.', 'islas')],
  orders: [
    __('Orders and analytics', 'islas'),
    __('What you learn about where orders come from and what visitors do.', 'islas'),
  ],
  search: [__('Search and menus', 'islas'), __('How customers find products and you elsewhere.', 'islas')],
  advanced: [__('Advanced', 'islas'), __('For developers. The shop works without any changes here.', 'islas')],
});
