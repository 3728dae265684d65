import './runtime/only-core';
import { startBlocks } from './woocommerce/block-cart';
import { startBridge } from './woocommerce/jquery-bridge';
import { whenJQuery } from './woocommerce/jquery-arrival';
import { offerScrolling } from './woocommerce/jquery-scroll';
import { startEntry } from './runtime/start-entry';
import { startActions } from './runtime/actions';
import { startIslands } from './runtime/loader';
import { islands } from './entries/page-islands';
import { startLateAttribution } from '../widgets/attribution/load';
import { startLazyEntries } from './entries/lazy-entries';
import { startToggles } from './overlays/toggles';
import { endAnswer } from './woocommerce/request-queue';
import { addToCart, removeItem } from '../widgets/cart/cart-actions';
import { startCart } from './woocommerce/cart-sync';
import { dismissNotice } from '../widgets/notices/dismissals';

/** The entry of every page; tasks start in this order. Exports nothing and never throws. */
startEntry('islas', (features, signal) => {
  const { cart, fragments, page, attribution, drawer, search, social } = features;
  const wanted = islands.filter(({ feature = 'page' }) => features[feature]);
  return [
    endAnswer,
    () => whenJQuery(($) => startBridge($, signal), signal),
    () => page && offerScrolling(signal),
    () => startBlocks(signal),
    () => startIslands(wanted, signal),
    () => cart && startActions({ 'cart.add': addToCart, 'cart.remove': removeItem }, signal),
    () => page && startActions({ 'notice.dismiss': dismissNotice }, signal),
    () => (cart || fragments) && startCart(signal),
    () =>
      (drawer || search || social) &&
      startToggles(
        () => import('./entries/overlays'),
        () => import('../widgets/drawer/added'),
        signal,
      ),
    () => attribution && startLateAttribution(signal),
    () => startLazyEntries(signal),
  ];
});
