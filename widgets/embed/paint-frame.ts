import { count, flag, shape, text } from '../../src/contracts/decode';
import { translated } from '../../src/contracts/texts';
import type { Mount } from '../../src/island/define';
import { announce } from '../../src/services/live-region';
import { adminAjax } from '../../src/services/wc-ajax';

/** Name of the legacy action that `php-plugin/src/Embed` answers. */
export const EMBED_ACTION = 'islas_embed';

const decodeFrame = shape({
  success: flag(),
  data: shape({ src: text(), title: text(), width: count(16, 1), height: count(9, 1) }),
});

/**
 * Asks the shop for a frame's address by `url` or `id` (Specification §7, embedded frame) and puts the frame where
 * the server printed a link, in a box of the right proportions, so that nothing jumps. Any failure leaves the link.
 */
export const mount: Mount = (host, { signal }) => {
  const { embedSecurity: security, embedUrl: url, embedId: id } = host.dataset;
  const link = host.querySelector('a');
  host.setAttribute('aria-busy', 'true');
  adminAjax(EMBED_ACTION, url ? { security, url } : { security, id }, { signal })
    .then((answer) => {
      const { success, data } = decodeFrame(answer);
      if (!success || !/^https:\/\//.test(data.src)) throw new TypeError('No frame for this address.');
      const frame = document.createElement('iframe');
      frame.src = data.src;
      frame.title = data.title || link?.textContent || data.src;
      frame.loading = 'lazy';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation');
      frame.allowFullscreen = true;
      frame.style.cssText = `width:100%;height:auto;border:0;aspect-ratio:${data.width}/${data.height}`;
      link?.replaceWith(frame);
    })
    .catch(() => link && announce(translated('unknown_error'), { signal }))
    .finally(() => host.removeAttribute('aria-busy'));
};
