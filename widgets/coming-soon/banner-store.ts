import { atom } from 'nanostores';
import type { ActionRunner } from '../../src/runtime/action-names';
import { isRecord } from '../../src/browser/decode';
import { ShopError } from '../../src/wordpress/errors';
import { translate } from '../../src/wordpress/texts';
import { loadChunk } from '../../src/browser/load-chunk';
import { moveFocusAfter } from '../../src/browser/focus';
import { announce } from '../../src/browser/live-region';

/** Request state of the coming-soon banner; if the request fails, the banner stays. */
export const $banner = atom<'shown' | 'sending' | 'dismissed'>('shown');

/** Text of the last failure. */
export const $bannerError = atom('');

const FIELD = 'coming_soon_banner_dismissed';

/** Whether the REST API has the field; WooCommerce 8.9 to 9.2 uses user meta instead. */
const isKept = (user: unknown): boolean =>
  isRecord(user) && isRecord(user['woocommerce_meta']) && user['woocommerce_meta'][FIELD] === 'yes';

/** Remembers for the signed-in user that the banner was dismissed (Specification §7). */
export const saveDismissal = async (url: string, nonce: string): Promise<void> => {
  const { request } = await loadChunk(() => import('../../src/wordpress/rest/client'));
  const send = (data: object): Promise<boolean> =>
    request({ url, method: 'POST', data, headers: { 'X-WP-Nonce': nonce } }, isKept);
  const isSaved = await send({ woocommerce_meta: { [FIELD]: 'yes' } });
  if (!isSaved) await send({ meta: { [`woocommerce_${FIELD}`]: 'yes' } });
};

/**
 * Saves the dismissal for the signed-in user. If that fails, the banner stays, the reason is announced once, and the
 * button works again (W-39).
 */
export const dismissBanner: ActionRunner = (element) => {
  const { restUrl, restNonce = '' } = element.dataset;
  if (!restUrl) return false;
  if ($banner.get() !== 'shown') return;
  $banner.set('sending');
  $bannerError.set('');
  const dismissed = () => {
    const byKey = element.matches(':focus-visible');
    $banner.set('dismissed');
    if (byKey) moveFocusAfter(element);
  };
  const failed = (error: unknown) => {
    $banner.set('shown');
    const code = error instanceof ShopError ? error.code : 'fetch_error';
    $bannerError.set(`${translate('banner_failed')} ${translate(code)}`);
    announce($bannerError.get());
  };
  saveDismissal(restUrl, restNonce).then(dismissed, failed);
};
