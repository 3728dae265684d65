import { on } from '../../src/runtime/events';

const MINI_CART = '.widget_shopping_cart_content';

/** Whether something in the drawer's mini-cart has an id that the page has before it, too. */
const hasTwin = (drawer: HTMLElement): boolean =>
  [...drawer.querySelectorAll(`${MINI_CART} [id]`)].some(({ id }) => {
    const first = document.getElementById(id);
    return first !== null && !drawer.contains(first);
  });

/**
 * WooCommerce prints the same mini-cart wherever a page has one, with the ids that other plugins give what they put into
 * it. Whoever looks one of these up finds the first, as payment buttons do: the drawer is put first then, because it is
 * what a shopper opens. Moved before anything is drawn in it, as a frame that is moved loads again, and never while it is
 * open, as that would close it.
 */
export const comeFirst = (find: () => HTMLDialogElement | null, signal: AbortSignal): void => {
  const move = (): void => {
    const drawer = find();
    if (drawer && !drawer.open && drawer.parentElement === document.body && hasTwin(drawer))
      document.body.prepend(drawer);
  };
  move();
  // On the body, before the bridge tells jQuery's listeners, which draw.
  on('islas:fragments-replaced', move, { signal, target: document.body });
};
