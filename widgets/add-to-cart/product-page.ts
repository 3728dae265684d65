import { shopParams } from '../../src/contracts/woocommerce';

const CARD = 'li,.product,.wc-block-grid__product';
const PRODUCT_LINK = '.woocommerce-LoopProduct-link,.wc-block-grid__product-link';

/** A listing rendered through AJAX prints add links to the AJAX address itself (W-55). */
export const isAjaxAddress = (url: string): boolean => /[?&]wc-ajax=|admin-ajax\.php/.test(url);

/** Address of the product's page: the card's own link, else WordPress's short link, which redirects there. */
export const productPage = (button: HTMLElement): string =>
  button.closest(CARD)?.querySelector<HTMLAnchorElement>(PRODUCT_LINK)?.href ??
  shopParams().wc_ajax_url.replace(/\?.*|$/, `?p=${encodeURIComponent(button.dataset.product_id ?? '')}`);
