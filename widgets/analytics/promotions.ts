import { startObserver } from '../../src/browser/lifetime';
import { countOwn } from './analytics-store';

const readPromotion = ({ dataset }: HTMLElement) => {
  const { islasPromotion: id = '', islasPromotionName: name = '', islasCreative = '', islasSlot = '' } = dataset;
  const fields = { promotion_id: id, promotion_name: name, creative_name: islasCreative, creative_slot: islasSlot };
  return { ...fields, items: [{ item_id: id, item_name: name || id, ...fields }] };
};

/** Counts elements that the theme marks with `data-islas-promotion` as viewed when half of each is visible. */
export const listenToPromotions = (signal: AbortSignal): void => {
  const MARKED = '[data-islas-promotion]';
  const view: IntersectionObserverCallback = (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      countOwn('view_promotion', readPromotion(target as HTMLElement));
    }
  };
  const watch = startObserver(new IntersectionObserver(view, { threshold: 0.5 }), signal);
  for (const element of document.querySelectorAll(MARKED)) watch.observe(element);
  const select = ({ target }: Event) => {
    const marked = (target as Element).closest?.('a, button')?.closest<HTMLElement>(MARKED);
    if (marked) countOwn('select_promotion', readPromotion(marked));
  };
  document.addEventListener('click', select, { capture: true, signal });
};
