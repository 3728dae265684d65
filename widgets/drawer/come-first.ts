/**
 * WooCommerce prints the same mini-cart wherever a page has one, with the ids that other plugins give what they put into
 * it. Whoever looks one of these up finds the first, as payment buttons do: that is the drawer's from now on, which is what
 * a shopper opens. Moved once, before anything is drawn in it: a frame that is moved loads again.
 */
export const comeFirst = (drawer: HTMLElement): void => {
  const first = document.querySelector('.widget_shopping_cart_content');
  if (drawer.parentElement === document.body && first && !drawer.contains(first)) document.body.prepend(drawer);
};
