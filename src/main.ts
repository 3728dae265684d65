import { actions } from './actions';
import { startBlocks } from './bridge/blocks';
import { startJQueryBridge } from './bridge/jquery-start';
import { getSettings } from './contracts/settings';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { report } from './services/events';
import { islands } from './islands';
import { startCart } from './stores/cart-start';

/** The browser's entry: what runs, in the order it starts. It exports nothing and never throws. */
const start = () => {
  const { features } = getSettings();
  const { signal } = new AbortController();
  const tasks = {
    blocks: () => startBlocks(signal),
    bridge: () => startJQueryBridge(signal),
    actions: () => startActions(actions(features), signal),
    islands: () =>
      startIslands(
        islands.filter((island) => features[island.feature]),
        signal,
      ),
    cart: () => startCart(signal),
  };
  for (const [name, task] of Object.entries(tasks)) {
    try {
      task();
    } catch (error) {
      report(name, 'start_failed', error); // One task's trouble is its own: the others still start.
    }
  }
};

/** Optimiser plugins copy scripts, and a copied core would answer every click twice. */
const SENTINEL = Symbol.for('islas');

if (Reflect.has(globalThis, SENTINEL)) console.warn('Islas was loaded twice; only the first copy runs.');
else {
  Reflect.set(globalThis, SENTINEL, true);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
