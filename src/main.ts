import { actions } from './actions';
import { startFormBridge } from './bridge/jquery-forms';
import { offerScrolling } from './bridge/jquery-scroll';
import { getSettings } from './contracts/settings';
import { startActions } from './island/actions';
import type { Island } from './island/define';
import { startIslands } from './island/loader';
import { retry } from './island/retry';
import { idle } from './island/wake';
import { islands } from './islands';
import { report } from './services/events';
import { startCart } from './stores/cart';

/** The browser's entry: what runs, in the order it starts. It exports nothing and never throws. */
const start = () => {
  const { features } = getSettings();
  const { signal } = new AbortController();
  const failed = (error: unknown) => report('main', 'start_failed', error);
  const claim = (list: readonly Island[]) =>
    startIslands(
      list.filter(({ feature = 'page' }) => features[feature]),
      signal,
    );
  const page = () => retry(() => import('./page-islands')).then((module) => claim(module.pageIslands), failed);
  for (const task of [
    () => startActions(actions(features), signal),
    () => features.variations && startFormBridge(),
    () => features.page && offerScrolling(signal),
    () => claim(islands),
    () => (features.cart || features.fragments) && startCart(signal, () => import('./bridge/start')),
    () => idle(document.body, page, signal),
  ]) {
    try {
      task();
    } catch (error) {
      failed(error); // One task's trouble is its own: the others still start.
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
