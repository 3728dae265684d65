import { atom } from 'nanostores';
import { isRecord } from '../contracts/decode';
import type { ErrorCode } from '../contracts/errors';
import { pageText } from '../contracts/page-texts';
import { translated } from '../contracts/texts';
import { announce } from '../services/live-region';

/** The coming-soon banner: its request may fail, and then the banner stays. */
export const $banner = atom<'shown' | 'sending' | 'dismissed'>('shown');
/** Why the last try failed. */
export const $bannerError = atom('');

const FIELD = 'coming_soon_banner_dismissed';

/** Whether the shop knows the field; WooCommerce 8.9 to 9.2 keeps a user meta instead. */
const isKept = (user: unknown): boolean =>
  isRecord(user) && isRecord(user['woocommerce_meta']) && user['woocommerce_meta'][FIELD] === 'yes';

/**
 * Stores the dismissal for the signed-in user (Specification §7). A failure leaves the banner, says why once, and
 * the button works again (W-39).
 */
export const dismissBanner = async (element: HTMLElement): Promise<void> => {
  const { restUrl: url, restNonce = '' } = element.dataset;
  if ($banner.get() !== 'shown' || !url) return;
  $banner.set('sending');
  $bannerError.set('');
  try {
    const [{ request }, { goOn }] = await Promise.all([import('../api/client'), import('../services/dismissal')]);
    const save = (data: object): Promise<boolean> =>
      request({ url, method: 'POST', data, headers: { 'X-WP-Nonce': restNonce } }, isKept);
    const isSaved = await save({ woocommerce_meta: { [FIELD]: 'yes' } });
    if (!isSaved) await save({ meta: { [`woocommerce_${FIELD}`]: 'yes' } });
    const byKey = element.matches(':focus-visible');
    $banner.set('dismissed');
    if (byKey) goOn(element);
  } catch (error) {
    $banner.set('shown');
    const { code = 'fetch_error' } = error as { code?: ErrorCode };
    $bannerError.set(`${pageText('banner_failed')} ${translated(code)}`);
    announce($bannerError.get());
  }
};
