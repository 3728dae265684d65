import type { ActionRunner } from './contracts/actions';
import type { Settings } from './contracts/settings';
import type { Actions } from './island/actions';
import { retry } from './island/retry';
import { report } from './services/events';
import { addToCart, removeItem } from './stores/cart';

/** An action in a chunk of its own: the event is taken at once and answered when the chunk has come. */
const lazy =
  (load: () => Promise<(element: HTMLElement, event: Event) => unknown>): ActionRunner =>
  (element, event) =>
    void retry(load)
      .then((runner) => runner(element, event))
      .catch((error) => report('actions', 'action_failed', error, element));

/** Who answers each `data-islas-action`, by the features the owner has on. */
export const actions = ({ cart, page, swatches }: Settings['features']): Actions => ({
  ...(cart && { 'cart.add': addToCart, 'cart.remove': removeItem }),
  ...(page && {
    'notice.dismiss': lazy(async () => (await import('./stores/notices')).dismissNotice),
    'banner.dismiss': lazy(async () => (await import('./stores/banner')).dismissBanner),
  }),
  ...(swatches && {
    'swatch.choose': lazy(async () => (await import('../widgets/swatch-form/choose')).chooseSwatch),
    'swatch.nearest': lazy(async () => (await import('../widgets/swatch-form/choose')).takeNearest),
  }),
});
