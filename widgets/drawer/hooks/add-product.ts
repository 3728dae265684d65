import { textOf } from '../../../src/browser/html-text';
import { translate } from '../../../src/wordpress/texts';
import { failureText, toShopError } from '../../../src/wordpress/errors';
import { addToCart } from '../../cart/public';
import { $buttons, setButton } from '../../fragments/public';
import { requestFormAdd } from '../../product-add/public';
import { openCart } from './open-cart';
import { type Result, toResult } from './result';
import { waitForStore } from '../../../src/react/wait-for-store';

/** What is added. */
export interface AddOptions {
  /** Default 1. */
  readonly quantity?: number;
  /**
   * Chosen attributes by their form's names (`attribute_pa_size`), where the id alone does not say all: the id of a variable
   * product, or of a variation that takes any size.
   */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** WooCommerce's button for a product; listeners of Islas' events and of jQuery's read what it adds. */
const createButton = (id: number, quantity: number): HTMLElement => {
  const button = document.createElement('button');
  Object.assign(button.dataset, { product_id: `${id}`, quantity: `${quantity}`, islasAction: 'cart.add' });
  return button;
};

const addByForm = async (id: number, button: HTMLElement, fields: Readonly<Record<string, unknown>>): Promise<void> => {
  setButton(`${id}`, { state: 'loading' });
  try {
    const answer = await requestFormAdd({ islas_product: `${id}`, ...fields }, button, new URL(location.href));
    if (!answer) return setButton(`${id}`);
    const reason = textOf(answer.notices) || translate('not_added');
    setButton(`${id}`, answer.isAdded ? { state: 'added' } : { state: 'failed', code: 'not_added', reason });
  } catch (error) {
    setButton(`${id}`, { state: 'failed', code: toShopError(error).code, reason: failureText(error) });
  }
};

/** Adds a product to the cart, as its button would. A product that is being added is not added twice. */
export const addProduct = async (id: number, { quantity = 1, attributes }: AddOptions = {}): Promise<Result> => {
  await openCart();
  const button = createButton(id, quantity);
  if (attributes && $buttons.get()[id]?.state !== 'loading')
    await addByForm(id, button, { quantity: `${quantity}`, ...attributes });
  else addToCart(button);
  await waitForStore($buttons, (states) => states[id]?.state !== 'loading');
  const { state, reason } = $buttons.get()[id] ?? {};
  return toResult(state === 'added' ? undefined : (reason ?? translate('not_added')));
};
