import { startBlocks } from './bridge/blocks';
import { startBridge } from './bridge/jquery';
import { offerScrolling } from './bridge/jquery-scroll';
import { whenJQuery } from './bridge/when-jquery';
import { getSettings } from './contracts/settings';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { islands } from './islands';
import { report } from './services/events';
import { startProductFile } from './product-file';
import { dismissBanner } from './stores/banner';
import { addToCart, removeItem } from './stores/cart-changes';
import { startCart } from './stores/cart-life';
import { dismissNotice } from './stores/notices';

/** The browser's entry: what runs, in the order it starts. It exports nothing and never throws. */
const start = () => {
  const { features } = getSettings();
  const { cart, fragments, page } = features;
  const { signal } = new AbortController();
  for (const task of [
    () => whenJQuery(($) => startBridge($, signal), signal),
    () => page && offerScrolling(signal),
    () => startBlocks(signal),
    () =>
      startIslands(
        islands.filter(({ feature = 'page' }) => features[feature]),
        signal,
      ),
    () => cart && startActions({ 'cart.add': addToCart, 'cart.remove': removeItem }, signal),
    () => page && startActions({ 'notice.dismiss': dismissNotice, 'banner.dismiss': dismissBanner }, signal),
    () => (cart || fragments) && startCart(signal),
    () => startProductFile(signal),
  ]) {
    try {
      task();
    } catch (error) {
      report('main', 'start_failed', error); // One task's failure is its own: the others still start.
    }
  }
};

/** Optimiser plugins copy scripts, and a copied core would answer every click twice. */
const SENTINEL = Symbol.for('islas');

if (SENTINEL in globalThis) console.warn('Islas was loaded twice; only the first copy runs.');
else {
  Object.assign(globalThis, { [SENTINEL]: true });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
