import './add-failure.css';
import { translate } from '../../src/wordpress/texts';
import { findCard } from '../../src/woocommerce/card';
import { shopParams } from '../../src/woocommerce/globals';
import type { ButtonState } from '../fragments/public';

const PRODUCT_LINK = '.woocommerce-LoopProduct-link,.wc-block-grid__product-link,.wp-block-post-title a';

/** URL of the product page: the card's link, or WordPress' short link, which redirects to it. */
export const productPageUrl = (button: HTMLElement): string =>
  findCard(button, button.dataset.product_id ?? '')?.querySelector<HTMLAnchorElement>(PRODUCT_LINK)?.href ??
  shopParams().wc_ajax_url.replace(/\?.*|$/, `?p=${encodeURIComponent(button.dataset.product_id ?? '')}`);

const announced = new WeakSet<ButtonState>();

/** Only the first visible button of a product shows a failure, once per failure. */
const shouldAnnounce = (button: HTMLElement, failure: ButtonState): boolean => {
  if (announced.has(failure) || button.checkVisibility?.() === false) return false;
  announced.add(failure);
  return true;
};

export const FAILURE = 'islas-add-failure';

/** The reason why an add failed, with a retry button or a link to the product page. */
export const makeFailure = (button: HTMLElement, failure: ButtonState): HTMLElement => {
  const place = document.createElement('div');
  place.className = FAILURE;
  const message = document.createElement('span');
  if (shouldAnnounce(button, failure)) message.role = 'alert';
  message.textContent = failure.reason || translate('unknown_error');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button wp-element-button';
  retry.textContent = translate('retry');
  retry.addEventListener('click', () => button.click());
  const link = document.createElement('a');
  link.href = failure.url || productPageUrl(button);
  link.textContent = translate(failure.url ? 'view_cart' : 'see_product');
  place.append(message, retry, link);
  return place;
};
