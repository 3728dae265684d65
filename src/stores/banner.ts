import { atom } from 'nanostores';
import type { ErrorCode } from '../contracts/errors';
import { pageText } from '../contracts/page-texts';
import { translated } from '../contracts/texts';
import { announce } from '../services/live-region';

/** The coming-soon banner: its request may fail, and then the banner stays. */
export const $banner = atom<'shown' | 'sending' | 'dismissed'>('shown');

/** Why the last try failed. */
export const $bannerError = atom('');

/**
 * Stores the dismissal for the signed-in user. A failure leaves the banner, says why once, and the button works
 * again (W-39).
 */
export const dismissBanner = async (element: HTMLElement): Promise<void> => {
  const { restUrl, restNonce = '' } = element.dataset;
  if ($banner.get() !== 'shown' || !restUrl) return;
  $banner.set('sending');
  $bannerError.set('');
  try {
    const { goOn, saveDismissal } = await import('./banner-save');
    await saveDismissal(restUrl, restNonce);
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
