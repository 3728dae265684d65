import { atom } from 'nanostores';
import type { ErrorCode } from '../contracts/errors';
import { pageText } from '../contracts/page-texts';
import { translated } from '../contracts/texts';
import { announce } from '../services/live-region';

/** The coming-soon banner: its request may fail, and then the banner stays. */
export const $banner = atom<'shown' | 'sending' | 'dismissed'>('shown');

/**
 * Stores the dismissal for the signed-in user (Specification §7). A failure leaves the banner, says why once, and
 * the button works again (W-39).
 */
export const dismissBanner = async ({ dataset }: HTMLElement): Promise<void> => {
  if ($banner.get() !== 'shown' || !dataset.restUrl) return;
  $banner.set('sending');
  try {
    const { request } = await import('../api/client');
    const data = {
      woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
      // WooCommerce 8.9 to 9.2 reads this one; each ignores the other's.
      meta: { woocommerce_coming_soon_banner_dismissed: 'yes' },
    };
    const headers = { 'X-WP-Nonce': dataset.restNonce ?? '' };
    await request({ url: dataset.restUrl, method: 'POST', data, headers }, () => undefined);
    $banner.set('dismissed');
  } catch (error) {
    $banner.set('shown');
    const { code = 'fetch_error' } = error as { code?: ErrorCode };
    announce(`${pageText('banner_failed')} ${translated(code)}`);
  }
};
