import { describe, expect, it, vi } from 'vitest';
import { applyFragments } from '../../../widgets/fragments/apply-fragments';
import { startIslands } from '../../../src/runtime/loader';
import { pageFeatures } from '../../../src/entries/page-features';
import { $buttons, $removing } from '../../../widgets/fragments/cart-store';
import { addToCart } from '../../../widgets/cart/cart-actions';
import { BOWL, CUP, PAGE, answer, button, card, json, open, settled, started, withPages } from './cart-page';

withPages();

/** Counts listeners on window, document and body, which live as long as the page. */
const longLived = () => {
  let count = 0;
  for (const target of [window, document, document.body] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      count += 1;
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => (count -= 1));
      add(type, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      count -= 1;
      remove(type, listener, options);
    });
  }
  return () => count;
};

/** Subscriptions of the stores, which count their own listeners. */
const subscribed = () => [$buttons, $removing].map((store) => (store as unknown as { lc: number }).lc);
const seen = () => new Promise((resolve) => setTimeout(resolve));

const row = (turn: number) =>
  `<div class="widget_shopping_cart_content"><li class="woocommerce-mini-cart-item"><a class="remove_from_cart_button"
     href="/carrito/?remove_item=k" data-product_id="${CUP}" data-cart_item_key="k${turn}">×</a></li></div>`;

describe('a hundred cart changes', () => {
  it('replaced regions leave no listener and no subscription', async () => {
    const page = open(PAGE);
    await started();
    startIslands(
      pageFeatures.flatMap(({ islands = [] }) => islands),
      page.signal,
    );
    applyFragments({
      'div.widget_shopping_cart_content': row(0),
      'ul.products': `<ul class="products">${card(CUP)}</ul>`,
    });
    // One for the card and one for the row, once the regions of the first page have given theirs up.
    const each = [1, 1];
    await vi.waitFor(() => expect(subscribed()).toEqual(each));
    const count = longLived();
    for (let turn = 1; turn <= 100; turn++) {
      applyFragments({
        'div.widget_shopping_cart_content': row(turn),
        'ul.products': `<ul class="products">${card(CUP, `data-quantity="${turn}"`)}</ul>`,
      });
      await seen();
    }
    await vi.waitFor(() => expect(subscribed()).toEqual(each));
    expect(count()).toBe(0);
  });

  it('a hundred adds leave no listener and no subscription', async () => {
    open();
    await started();
    answer('add_to_cart', json({ fragments: { 'div.widget_shopping_cart_content': row(1) }, cart_hash: 'h' }));
    addToCart(button(BOWL));
    await settled('added', BOWL);
    const count = longLived();
    const before = subscribed();
    for (let turn = 0; turn < 100; turn++) {
      addToCart(button());
      await vi.waitFor(() => expect($buttons.get()[CUP]?.state).toBe('added'), { interval: 1 });
    }
    expect(subscribed()).toEqual(before);
    expect(count()).toBe(0);
  });
});
