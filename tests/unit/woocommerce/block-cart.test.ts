import { describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { shopParams } from '../../../src/woocommerce/globals';
import { addToCart, removeItem } from '../../../widgets/cart/cart-actions';
import { CUP, asked, button, content, open, quiet, removeLink, settled, started } from '../cart/cart-page';
import { $, openWithJQuery, withJQuery } from './shop-jquery';

withJQuery();

const ADDING = 'wc-blocks_adding_to_cart';
const ADDED = 'wc-blocks_added_to_cart';
const REMOVED = 'wc-blocks_removed_from_cart';

/** Counts the events that cart blocks receive; depending on the version, they listen on the body or on the document. */
const blocksListen = (target: Node, name = ADDED) => {
  const received = vi.fn();
  const end = new AbortController();
  target.addEventListener(name, received, { signal: end.signal });
  return Object.assign(received, { end: () => end.abort() });
};

/** Dispatches native events for jQuery's, as WooCommerce's blocks do. */
const blocksTranslate = (bubbles: boolean) => {
  for (const [theirs, native] of [
    ['adding_to_cart', ADDING],
    ['added_to_cart', ADDED],
    ['removed_from_cart', REMOVED],
  ] as const)
    $(document).on(theirs, () => void document.body.dispatchEvent(new CustomEvent(native, { bubbles, detail: {} })));
};

describe('cart blocks receive each change of Islas exactly once (W-56)', () => {
  it.each<[string, Node]>([
    ['on the body', document.body],
    ['on the document', document],
  ])('without jQuery, %s', async (_where, target) => {
    const adding = blocksListen(target, ADDING);
    const added = blocksListen(target);
    const removed = blocksListen(target, REMOVED);
    open();
    await started();
    addToCart(button());
    // At this event, the Mini-Cart block of WooCommerce up to 10.3 starts to load, so that it receives the next one.
    await vi.waitFor(() => expect([adding.mock.calls.length, added.mock.calls.length]).toEqual([1, 0]));
    await settled('added');
    expect(added).toHaveBeenCalledTimes(1);
    adding.end();
    expect(removed).not.toHaveBeenCalled();
    removeItem(removeLink());
    await settled(undefined);
    expect(removed).toHaveBeenCalledTimes(1);
    expect(added).toHaveBeenCalledTimes(1);
    added.end();
    removed.end();
  });

  it.each<[string, boolean | null, Node]>([
    ['up to 10.5: not bubbling, heard on the body', false, document.body],
    ['10.6 and 10.7: not bubbling, heard on the document', false, document],
    ['from 10.8: bubbling, heard on the document', true, document],
    ['blocks that came before jQuery: no translation', null, document],
  ])('with jQuery and WooCommerce %s', async (_era, bubbles, target) => {
    const adding = blocksListen(target, ADDING);
    const added = blocksListen(target);
    if (bubbles !== null) blocksTranslate(bubbles);
    await openWithJQuery();
    addToCart(button());
    await settled('added');
    expect([adding.mock.calls.length, added.mock.calls.length]).toEqual([1, 1]);
    adding.end();
    removeItem(removeLink());
    await settled(undefined);
    expect(added).toHaveBeenCalledTimes(1);
    added.end();
  });

  it('when a plugin’s listener throws before the blocks’ translation', async () => {
    const added = blocksListen(document);
    blocksTranslate(true);
    await openWithJQuery();
    $(document.body).on('added_to_cart', () => {
      throw new Error('a plugin’s mistake');
    });
    addToCart(button());
    await settled('added');
    expect(added).toHaveBeenCalledTimes(1);
    added.end();
  });
});

describe('classic regions follow block buttons (W-56)', () => {
  const notify = (detail: unknown, bubbles = true) =>
    document.body.dispatchEvent(new CustomEvent(ADDED, { bubbles, detail }));

  it('refreshes the regions after an add of a block', async () => {
    open();
    await started();
    shop.cart.add(Number(CUP));
    notify({ preserveCartData: true });
    await vi.waitFor(() => expect(content()).toHaveTextContent('Taza'));
    expect(asked()).toEqual(['get_refreshed_fragments']);
  });

  it.each([[undefined], [null], [{}], [{ preserveCartData: 'true' }], [{ preserveCartData: false }], ['x']])(
    'ignores a translated event (detail %j), which would cause a loop',
    async (detail) => {
      open();
      await started();
      notify(detail);
      await quiet();
      expect(asked()).toEqual([]);
    },
  );

  it('requests nothing on a page where WooCommerce expects no regions', async () => {
    open('<main></main>');
    await started();
    Reflect.deleteProperty(window, 'wc_cart_fragments_params');
    notify({ preserveCartData: true });
    await quiet();
    expect(asked()).toEqual([]);
  });
});

it('makes both kinds of block stores read the cart again when another tab changed it, without an add event', async () => {
  open();
  await started();
  const types: unknown[] = [];
  const added = blocksListen(document.body);
  const end = new AbortController();
  const note = (event: Event) => void types.push((event as CustomEvent<{ type: string }>).detail.type);
  addEventListener('wc-blocks_store_sync_required', note, { signal: end.signal });
  const { cart_hash_key: key } = shopParams();
  localStorage.setItem(key, 'of another tab');
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  await quiet();
  expect(types).toEqual(['from_iAPI', 'from_@wordpress/data']);
  expect(added).not.toHaveBeenCalled();
  end.abort();
  added.end();
});
