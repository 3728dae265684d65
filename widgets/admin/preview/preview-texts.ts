import { textsFrom } from '../../../src/wordpress/texts';

/** English sources of the preview's texts; PHP sends the translations from `PreviewBox::texts()`. */
export const previewText = textsFrom({
  preview_shop: 'Shop',
  preview_product: 'Product',
  preview_cart: 'Cart',
  preview_thanks: 'Order received',
  preview_phone: 'Telephone',
  preview_desktop: 'Desktop',
  preview_width: 'Width of the preview',
  preview_pages: 'Page of the preview',
  preview_frame: 'Preview: %s',
  preview_loading: 'The preview is being updated…',
  preview_ready: 'The preview shows the values of the form.',
  preview_no_product: 'The shop has no product to show.',
  preview_no_cart: 'The shop has no cart page.',
  preview_no_thanks: 'The shop has no order yet, so its page cannot be shown.',
  preview_forbidden: 'A theme, a plugin or the server of the shop forbids that its pages are shown in a frame.',
  preview_stale: 'This page came without the draft. Its time is over, or a cache answered.',
  preview_failed: 'The preview could not be updated.',
  preview_open: 'Open in a new tab',
  preview_again: 'Update the preview',
});
