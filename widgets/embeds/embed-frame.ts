import { count, flag, shape, text } from '../../src/browser/decode';
import { translated } from '../../src/wordpress/texts';
import type { Mount } from '../../src/runtime/define';
import { announce } from '../../src/browser/live-region';
import { adminAjax } from '../../src/woocommerce/wc-ajax';

/** Name of the legacy action that `php-plugin/src/Embed` answers. */
const EMBED_ACTION = 'islas_embed';

const decodeFrame = shape({
  success: flag(),
  data: shape({ src: text(), title: text(), width: count(16, 1), height: count(9, 1) }),
});

/** Another site's page by `https`, or one of this shop's own. */
const isOwn = (src: string): boolean => URL.canParse(src) && new URL(src).origin === location.origin;

/**
 * Asks the shop for a frame's address by `url` or `id` (Specification §7, embedded frame) and puts the frame where
 * the server printed a link, in a box of the right proportions, so that nothing jumps. Any failure leaves the link.
 */
export const putFrame: Mount = (host, { signal }) => {
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
      // A page of the shop itself would get out of its box; with its secret it may say its height.
      if (!own) frame.sandbox.add('allow-same-origin');
      const secret = own && /[#&?]secret=(\w+)/.exec(data.src)?.[1];
      if (secret) frame.dataset.secret = secret;
      frame.allowFullscreen = true;
      // The looks are in the style sheet: a frame that says its height loses this.
      frame.style.aspectRatio = `${data.width}/${data.height}`;
      link?.replaceWith(frame);
    })
    .catch(() => link && announce(translated('unknown_error'), { signal }))
    .finally(() => host.removeAttribute('aria-busy'));
};
