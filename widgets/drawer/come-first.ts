import { on } from '../../src/runtime/events';

const MINI_CART = '.widget_shopping_cart_content';

/** Whether something in the drawer's mini-cart has an id that the page has before it, too. */
const hasTwin = (drawer: HTMLElement): boolean =>
  [...drawer.querySelectorAll(`${MINI_CART} [id]`)].some(({ id }) => {
    const first = document.getElementById(id);
    return first !== null && !drawer.contains(first);
  });

/**
 * Moves the drawer to the start of the page where another mini-cart before it has an element with the same id.
 * WooCommerce prints the same content into each mini-cart, and another plugin's script, such as that of a payment button,
 * draws into the first element with its id. Shoppers open the drawer, so the button belongs there. The drawer is moved
 * before the script draws, because a moved frame loads again, and not while it is open, because moving closes it.
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
