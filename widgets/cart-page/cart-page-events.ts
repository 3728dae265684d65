import { report } from '../../src/runtime/events';
import { getLoadedJQuery } from '../../src/woocommerce/jquery-arrival';
import { triggerForAll } from '../../src/woocommerce/jquery-trigger';

/** Triggers one of the stock script's events on the body, for listeners of others; without jQuery there are none. */
export const triggerOnBody = (name: string, ...args: unknown[]): void => {
  const $ = getLoadedJQuery();
  if ($)
    triggerForAll($, document.body, Object.assign($.Event(name), { islas: true }), args, (error) =>
      report(name, 'listener_failed', error),
    );
};
