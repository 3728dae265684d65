import { refreshCartPage } from './cart-changes';
import { submitCart } from './listeners';
import { FORM } from './cart-selectors';

/** Requests of other code, which reach jQuery's listeners only (contract 3.4). */
export const connectCart = ($: JQueryStatic, signal: AbortSignal): void => {
  const root = $(document);
  root.on(
    'wc_update_cart.islas-cart added_to_cart.islas-cart',
    (event: JQuery.TriggeredEvent, keepsNotices: unknown) => {
      // An add of Islas refreshes the cart by its own event.
      if (!Object.hasOwn(event, 'islas')) refreshCartPage(!!keepsNotices);
    },
  );
  root.on('submit.islas-cart', FORM, (event: JQuery.TriggeredEvent) => {
    const form: unknown = event.currentTarget;
    if (event.originalEvent || event.isDefaultPrevented() || !(form instanceof HTMLFormElement)) return;
    // The stock script's mark of the button that was pressed, which other code sets.
    if (submitCart(form, form.querySelector<HTMLElement>('[clicked=true]'))) event.preventDefault();
  });
  signal.addEventListener('abort', () => root.off('.islas-cart'));
};
