import { atom, map } from 'nanostores';
import type { ErrorCode } from '../contracts/errors';
import { pageText } from '../contracts/page-texts';
import { translated } from '../contracts/texts';
import { announce } from '../services/live-region';
import { report } from '../services/events';

/** Days a dismissed notice stays away; WooCommerce forgets it with the browser session (W-38). */
const REMEMBERED_DAYS = 365;

/** Notices dismissed on this page, by notice id. */
export const $dismissed = map<Readonly<Record<string, true>>>({});

/** The coming-soon banner: its request may fail, and then the banner stays. */
export const $banner = atom<'shown' | 'sending' | 'dismissed'>('shown');

/** Hides the notice the element belongs to, and remembers it in WooCommerce's own cookie (Specification §3). */
export const dismissNotice = (element: HTMLElement): void => {
  const id = element.closest<HTMLElement>('[data-notice-id]')?.dataset.noticeId;
  if (!id) return;
  $dismissed.setKey(id, true);
  import('../services/cookies').then(
    ({ writeCookie }) => writeCookie(`store_notice${id}`, 'hidden', REMEMBERED_DAYS),
    (error: unknown) => report('notices', 'cookie_failed', error), // Hidden on this page all the same.
  );
};

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
