import { report } from '../../src/runtime/events';
import { triggered } from '../../src/runtime/library-events';
import { claimAddedIsland } from '../../src/runtime/loader';
import { triggerForAll } from '../../src/woocommerce/jquery-trigger';
import { LIST, RATING, REVIEW_LINK, WRAPPER } from './selectors';
import { REVIEWS, linksOf, openFirstTab, openTabForAddress, openTab } from './tabs';

const HOSTS = `${WRAPPER},${RATING}`;

/** `trigger('click')` on a link reaches jQuery's listeners only. */
const onTriggered = (target: unknown, { type }: Event): void => {
  if (!(target instanceof Element) || type !== 'click') return;
  if (target.closest(REVIEW_LINK)) openTabForAddress(REVIEWS);
  const wrapper = target.closest(LIST)?.closest(WRAPPER);
  const link = wrapper && linksOf(wrapper).find((one) => one.contains(target));
  if (link) openTab(wrapper, link);
};

/** The stock script's event `init` for other code, both ways, and clicks that jQuery triggers (contract 3.5). */
export const connectTabs = ($: JQueryStatic, signal: AbortSignal): void => {
  const body = $(document.body);
  body.on('init.islas-tabs', HOSTS, (event: JQuery.TriggeredEvent) => {
    const host: unknown = event.currentTarget;
    // The event of a rating passes the tabs around it.
    if (Object.hasOwn(event, 'islas') || host !== event.target || !(host instanceof Element)) return;
    claimAddedIsland(host);
    if (host.matches(WRAPPER)) openFirstTab(host);
  });
  triggered.add(onTriggered);
  signal.addEventListener('abort', () => {
    body.off('.islas-tabs');
    triggered.delete(onTriggered);
  });
  // As the stock script does, after the listeners that others have added until the page was ready.
  $(() => {
    for (const host of signal.aborted ? [] : document.querySelectorAll(HOSTS))
      triggerForAll($, host, Object.assign($.Event('init'), { islas: true }), [], (error) =>
        report('product-tabs', 'listener_failed', error, host),
      );
  });
};
