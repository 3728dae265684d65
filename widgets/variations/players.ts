type Page = typeof globalThis & { wp?: { mediaelement?: { settings?: unknown } } };

/** Starts the players of WordPress, where the page has them, of what is in none yet (`add-to-cart-variation.js`). */
export const playMedia = ($: JQueryStatic, form: Element): void => {
  const { wp }: Page = globalThis;
  const start: unknown = Reflect.get($.fn, 'mediaelementplayer');
  if (!wp?.mediaelement || typeof start !== 'function') return;
  const media = $(form).find('.wp-audio-shortcode,.wp-video-shortcode');
  start.call(media.not('.mejs-container,.mejs-container *,.mejs-mediaelement *'), wp.mediaelement.settings);
};
