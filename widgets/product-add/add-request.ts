import { type CartAnswer, $cartHash, showCart } from '../fragments/public';
import { text } from '../../src/browser/decode';
import { ShopError } from '../../src/wordpress/errors';
import { emit } from '../../src/runtime/events';
import { afterLeaving, assign } from '../../src/browser/navigation';
import { requestAdd } from '../cart/public';

export interface FormAnswer {
  /** Whether all, some or none of the form was added. */
  readonly isAdded: boolean;
  readonly isPart: boolean;
  /** Nothing was added: the form leads to another page than the product's, and is the browser's. */
  readonly isElsewhere: boolean;
  /** WooCommerce's notices as HTML of the theme. */
  readonly notices: string;
}

/** Name of the wc-ajax endpoint; handled by `php-plugin/src/ProductAdd/AddFormController.php`. */
export const ENDPOINT = 'islas_add_form';

/** The field by which the shop is asked to add only where the address is that of the product's page. */
export const IF_OWN_PAGE = 'islas_if_own_page';

/**
 * The form's fields as it would post them, in jQuery's nested shape; `add-to-cart` under a name of its own, because
 * WooCommerce would add a second time for it (contract 4.1).
 */
export const readFields = (data: FormData, product: string): Record<string, unknown> => {
  const fields: Record<string, unknown> = { islas_product: product };
  for (const [name, value] of data) {
    if (name === 'add-to-cart' || typeof value !== 'string') continue;
    const list = name.endsWith('[]') && name.slice(0, -2);
    if (list) fields[list] = [...((fields[list] as string[] | undefined) ?? []), value];
    else fields[name] = value;
  }
  return fields;
};

/** Product data that WooCommerce's buttons carry as attributes and listeners read there. */
const setButtonData = (
  button: HTMLElement,
  { islas_product, variation_id, quantity }: Record<string, unknown>,
): void => {
  button.dataset.product_id = text()(Number(variation_id) ? variation_id : islas_product);
  button.dataset.quantity = text()(quantity) || '1';
  delete button.dataset.product_sku;
};

/** The endpoint at the address of a page, so that the shop's code for that page runs as after a form. */
const endpointAt = (page: URL): string => {
  const url = new URL(page.pathname + page.search, location.href);
  url.searchParams.set('wc-ajax', ENDPOINT);
  return url.href;
};

/**
 * Queues an add of the product form's fields, which the browser would send to `page`. Resolves to `null` if a listener vetoed it, or if the server redirects
 * and the page is still shown (or restored). Rejects with ShopError.
 */
export const requestFormAdd = async (
  fields: Readonly<Record<string, unknown>>,
  button: HTMLElement,
  page: URL,
): Promise<FormAnswer | null> => {
  setButtonData(button, fields);
  if (!emit(button, 'islas:before-add', { button })) {
    emit(button, 'islas:not-sent', { button });
    return null;
  }
  emit(button, 'islas:adding', { button, payload: fields });
  let result: FormAnswer | null = null;
  let leaving: Promise<void> | undefined;
  const receive = (answer: CartAnswer | null): void => {
    if (answer?.redirect && assign(answer.redirect)) return void (leaving = new Promise(afterLeaving));
    if (answer?.elsewhere) return void (result = { isAdded: false, isPart: false, isElsewhere: true, notices: '' });
    if (!answer?.notices && !answer?.fragments) throw new ShopError('not_added');
    const { fragments, cart_hash: hash, error, item, notices } = answer;
    const isAdded = !error && !!fragments;
    const isPart = error && !!item;
    result = { isAdded, isPart, isElsewhere: false, notices };
    if (!fragments) return;
    Object.assign(button.dataset, item);
    if (isAdded || isPart || hash !== $cartHash.get()) showCart(fragments, hash, 'change');
    if (isAdded || isPart) emit(button, 'islas:added', { fragments, hash, button, isPart });
  };
  await requestAdd(endpointAt(page), fields, receive);
  await leaving;
  return result;
};
