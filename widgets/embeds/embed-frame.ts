import { count, flag, shape, text } from '../../src/browser/decode';
import { translate } from '../../src/wordpress/texts';
import type { Mount } from '../../src/runtime/define';
import { announce } from '../../src/browser/live-region';
import { adminAjax } from '../../src/woocommerce/wc-ajax';

/** Name of the legacy AJAX action; handled in `php-plugin/src/Embeds`. */
const EMBED_ACTION = 'islas_embed';

const decodeFrame = shape({
  success: flag(),
  data: shape({ src: text(), title: text(), width: count(16, 1), height: count(9, 1) }),
});

/** Whether the URL is a page of this shop. */
const isOwn = (src: string): boolean => URL.canParse(src) && new URL(src).origin === location.origin;

/**
 * Requests a frame's URL by `url` or `id` (Specification §7, embedded frame) and replaces the printed link by the
 * frame, in a box with its aspect ratio, so that the layout does not shift. On any failure the link stays.
 */
export const insertFrame: Mount = (host, { signal }) => {
  const { embedSecurity: security, embedUrl: url, embedId: id } = host.dataset;
  const link = host.querySelector('a');
  host.setAttribute('aria-busy', 'true');
  adminAjax(EMBED_ACTION, url ? { security, url } : { security, id }, { signal })
    .then((answer) => {
      const { success, data } = decodeFrame(answer);
      const own = isOwn(data.src);
      if (!success || !(own || /^https:\/\//.test(data.src))) throw new TypeError('No frame for this address.');
      const frame = document.createElement('iframe');
      frame.src = data.src;
      frame.title = data.title || link?.textContent || data.src;
      frame.loading = 'lazy';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.sandbox.add('allow-scripts', 'allow-popups', 'allow-presentation');
      // With `allow-same-origin`, a page of this shop could remove its sandbox; with its secret it may only report its
      // height.
      if (!own) frame.sandbox.add('allow-same-origin');
      const secret = own && /[#&?]secret=(\w+)/.exec(data.src)?.[1];
      if (secret) frame.dataset.secret = secret;
      frame.allowFullscreen = true;
      // Removed when the frame reports its height; all other styles are in the style sheet.
      frame.style.aspectRatio = `${data.width}/${data.height}`;
      link?.replaceWith(frame);
    })
    .catch(() => link && announce(translate('unknown_error'), { signal }))
    .finally(() => host.removeAttribute('aria-busy'));
};
