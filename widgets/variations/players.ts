type Page = typeof globalThis & { wp?: { mediaelement?: { settings?: unknown } } };

/** Starts the players of WordPress, where the page has them, of what is in none yet (`add-to-cart-variation.js`). */
export const startPlayers = ($: JQueryStatic, form: Element): void => {
  const { wp }: Page = globalThis;
  const player: unknown = Reflect.get($.fn, 'mediaelementplayer');
  if (!wp?.mediaelement || typeof player !== 'function') return;
  const media = $(form).find('.wp-audio-shortcode,.wp-video-shortcode');
  player.call(media.not('.mejs-container,.mejs-container *,.mejs-mediaelement *'), wp.mediaelement.settings);
};
