import { $buttons } from '../fragments/public';
import { whenJQuery } from '../../src/woocommerce/jquery-arrival';
import { refreshCartPage } from './cart-changes';
import { cartParams } from './cart-params';
import { connectCart } from './jquery-cart';
import { listenToCart } from './listeners';
import { endRequestsWith } from './page-request';
import { hasEdits, setUpdateButton } from './quantities';
import { FORM } from './cart-selectors';
import { closeCalculator, followCountry } from './shipping-calculator';

/** Starts the classic cart, if WooCommerce has printed what its own script needs too. */
export const startCartPage = (signal: AbortSignal): void => {
  if (!cartParams()) return;
  // What was typed before the script came, or the browser has restored, can be sent.
  for (const form of document.querySelectorAll(FORM)) setUpdateButton(form, hasEdits(form));
  closeCalculator();
  endRequestsWith(signal);
  listenToCart(signal);
  followCountry(signal);
  whenJQuery(($) => connectCart($, signal), signal);
  // A cross-sell may have been added before this file came.
  if (Object.values($buttons.get()).some(({ state }) => state === 'added')) refreshCartPage(true);
};
