import './runtime/only-core';
import { pageFeatures } from './entries/page-features';
import { startLazyEntries } from './entries/lazy-entries';
import { startPageOverlays } from './entries/page-overlays';
import { startActions } from './runtime/actions';
import { startIslands } from './runtime/loader';
import { whenActivated } from './browser/page-seen';
import { startEntry } from './runtime/start-entry';
import { startBlocks } from './woocommerce/block-cart';
import { whenJQuery } from './woocommerce/jquery-arrival';
import { startBridge } from './woocommerce/jquery-bridge';
import { endNavigationTurn } from './woocommerce/request-queue';

/** The entry of every page; tasks start in this order. Exports nothing and never throws. */
startEntry('islas', (flags, signal) => {
  const features = pageFeatures.filter(({ flag }) => flags[flag]);
  const islands = pageFeatures.flatMap((feature) =>
    (feature.islands ?? []).filter((island) => flags[island.feature ?? feature.flag]),
  );
  return [
    () => whenActivated(endNavigationTurn, signal),
    () => whenJQuery(($) => startBridge($, signal), signal),
    () => startBlocks(signal),
    () => startIslands(islands, signal),
    () => startActions(Object.assign({}, ...features.map(({ actions }) => actions)), signal),
    () => startPageOverlays(features, signal),
    ...features.map(
      ({ start }) =>
        () =>
          start?.(signal),
    ),
    () => startLazyEntries(signal),
  ];
});
