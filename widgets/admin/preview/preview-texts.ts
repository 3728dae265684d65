import { __ } from '@wordpress/i18n';

/** Texts of the preview by their key, translated when they are drawn. */
const TEXTS = {
  preview_shop: () => __('Shop', 'islas'),
  preview_product: () => __('Product', 'islas'),
  preview_cart: () => __('Cart', 'islas'),
  preview_thanks: () => __('Order received', 'islas'),
  preview_phone: () => __('Telephone', 'islas'),
  preview_desktop: () => __('Desktop', 'islas'),
  preview_width: () => __('Width of the preview', 'islas'),
  /* translators: %s: name of a page of the shop */
  preview_frame: () => __('Preview: %s', 'islas'),
  preview_loading: () => __('The preview is being updated…', 'islas'),
  preview_ready: () => __('The preview shows the unsaved settings. Only you see it.', 'islas'),
  preview_no_product: () => __('The shop has no product to show.', 'islas'),
  preview_no_cart: () => __('The shop has no cart page.', 'islas'),
  preview_no_thanks: () => __('The shop has no order yet, so its page cannot be shown.', 'islas'),
  preview_forbidden: () =>
    __('A theme, a plugin or the server of the shop forbids that its pages are shown in a frame.', 'islas'),
  preview_stale: () => __('This page came without the draft. Its time is over, or a cache answered.', 'islas'),
  preview_open: () => __('Open in a new tab', 'islas'),
  preview_again: () => __('Update the preview', 'islas'),
} as const;

export const previewText = (key: keyof typeof TEXTS): string => TEXTS[key]();
