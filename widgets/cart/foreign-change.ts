import { text } from '../../src/browser/decode';
import { emit } from '../../src/runtime/events';
import type { ForeignChange } from '../../src/woocommerce/foreign-cart';
import { cancelRefresh, decodeFragments, setButton, showCart } from '../fragments/public';

/** Shows the cart that another script sent with its change (contract 3.1), if it sent one. */
export const showForeignChange = ({ isAdd, fragments, hash, button }: ForeignChange): void => {
  const given = decodeFragments(fragments);
  if (!given) return;
  cancelRefresh();
  if (isAdd && button instanceof HTMLElement && button.dataset.product_id) {
    setButton(button.dataset.product_id, { state: 'added' });
    emit(button, 'islas:button-updated', { button });
  }
  showCart(given, text()(hash), 'change');
};
