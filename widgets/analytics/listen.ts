import { CHANGES_ID, type Item, type PageAnalytics, REGION, readRegion } from './page-data';
import { createListEvent } from './cart-items';
import { startObserver } from '../../src/browser/lifetime';
import { on } from '../../src/runtime/events';
import { findCard } from '../../src/woocommerce/card';
import { countBatches, countOwn } from './analytics-store';

/** Counts the changes in the element that the page, or the last response of the shop, has filled. */
const lookForChanges = (page = document): void =>
  // The last one, because everyone who writes posts may write the id, and the page prints its own behind all contents.
  countBatches([...page.querySelectorAll(`[id="${CHANGES_ID}"]`)].at(-1)?.textContent);

/** A product's item: of the page, or of what the router has brought since. */
const itemOf = (items: PageAnalytics['items'], id: string): Item | undefined =>
  items[id] ??
  [...document.querySelectorAll(`[${REGION}]`)].map((element) => readRegion(element).items[id]).find(Boolean);

/** Counts adds and removals that the shop's responses report, and adds of blocks. */
export const listenToCart = ({ items, currency }: PageAnalytics, signal: AbortSignal): void => {
  lookForChanges();
  on('islas:fragments-replaced', ({ detail }) => detail.cause !== 'storage' && lookForChanges(), { signal });
  on('islas:cart-page-answered', ({ detail }) => lookForChanges(detail.page), { signal });

  // A block's event holds neither product nor quantity, so both come from the pressed button.
  let pressed: HTMLElement | undefined;
  const press = ({ target }: Event) => {
    pressed = (target as Element).closest?.<HTMLElement>('[data-product_id], [name="add-to-cart"]') ?? pressed;
  };
  const added = (event: Event) => {
    const id = pressed?.dataset['product_id'] ?? (pressed as HTMLButtonElement | undefined)?.value ?? '';
    const item = itemOf(items, id);
    if (!item || !(event as CustomEvent<{ preserveCartData?: boolean } | null>).detail?.preserveCartData) return;
    const quantity = Number(pressed?.closest('form')?.querySelector<HTMLInputElement>('[name=quantity]')?.value) || 1;
    const value = Number(((item.price ?? 0) * quantity).toFixed(2));
    countOwn('add_to_cart', { currency, value, items: [{ ...item, quantity }] });
  };
  document.addEventListener('click', press, { capture: true, signal });
  document.addEventListener('wc-blocks_added_to_cart', added, { capture: true, signal });
};

/**
 * Counts the page's lists as viewed, and a product as selected when its link is followed; also lists that come without a
 * new page, by pagination and filters of blocks.
 */
export const listenToLists = ({ lists, items, currency }: PageAnalytics, signal: AbortSignal): void => {
  for (const list of lists) countOwn('view_item_list', createListEvent(list, items, currency));
  const select = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href]:not([data-product_id])');
    const card = link && findCard(link);
    const button = card?.querySelector<HTMLElement>('[data-product_id]');
    const id = /(?:^|\s)post-(\d+)/.exec(card?.className ?? '')?.[1] ?? button?.dataset['product_id'];
    const having = lists.filter(({ products }) => id && products.includes(id));
    const region = card?.closest(`[${REGION}]`);
    const shown = region && readRegion(region);
    if (shown && id && shown.products.includes(id))
      return countOwn('select_item', createListEvent(shown, shown.items, currency, id));
    const list = having.find(({ id: name }) => card?.closest(`.${name}, [data-collection$="${name}"]`)) ?? having[0];
    if (list) countOwn('select_item', createListEvent(list, items, currency, id));
  };
  const onExchange = (records: readonly MutationRecord[]) => {
    for (const region of new Set(records.map(({ target }) => target as Element))) {
      const shown = readRegion(region);
      if (shown.products.length) countOwn('view_item_list', createListEvent(shown, shown.items, currency));
    }
  };
  const observer = startObserver(new MutationObserver(onExchange), signal);
  observer.observe(document.body, { subtree: true, attributeFilter: [REGION] });
  document.addEventListener('click', select, { capture: true, signal });
};
