import { translate } from '../../src/wordpress/texts';
import type { Mount } from '../../src/runtime/define';
import { $banner, $bannerError } from './banner-store';

/** Replaces WooCommerce's link without href, role or name by a labelled button (W-39). */
export const nameDismissButton: Mount = (host, { signal }) => {
  const link = host.querySelector<HTMLElement>('a.coming-soon-footer-banner-dismiss');
  if (!link) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.setAttribute('aria-label', translate('banner_dismiss'));
  Object.assign(button.dataset, link.dataset, { islasAction: 'banner.dismiss' });
  link.hidden = true;
  const reason = document.createElement('span');
  reason.className = 'islas-field-error';
  link.after(reason, button);
  const stopError = $bannerError.subscribe((message) => {
    reason.textContent = message;
  });
  const stop = $banner.subscribe((state) => {
    host.hidden = state === 'dismissed';
    if (host.hidden) host.style.display = 'none';
    host.toggleAttribute('aria-busy', state === 'sending');
  });
  signal.addEventListener('abort', () => {
    stopError();
    stop();
    reason.remove();
    button.remove();
    link.hidden = false;
  });
};
