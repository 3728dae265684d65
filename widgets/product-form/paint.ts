import { shopParams } from '../../src/contracts/woocommerce';
import type { Mount } from '../../src/island/define';
import { add } from './add';

/** Id of the product that the form adds, '' when it is not WooCommerce's to add or needs a page of its own. */
const productOf = (form: HTMLFormElement, button: HTMLButtonElement): string => {
  if (form.querySelector('input[type=file]') || shopParams().cart_redirect_after_add) return '';
  const field = form.querySelector<HTMLInputElement>('input[name=add-to-cart]');
  return field?.value ?? (button.name === 'add-to-cart' ? button.value : '');
};

/**
 * Adds from a product's own form without a reload. Before this chunk is here, and wherever it cannot help, the
 * browser sends the form; a choice that is missing is the variation engine's to say.
 */
export const mount: Mount = (button, { signal }) => {
  if (!(button instanceof HTMLButtonElement)) return;
  let isNative = false;
  const natively = () => {
    isNative = true;
    button.click();
    isNative = false;
  };
  const answer = (event: MouseEvent) => {
    const { form } = button;
    const product = form && !isNative && !button.matches('.disabled') ? productOf(form, button) : '';
    if (!form || !product) return;
    event.preventDefault();
    if (event.detail > 1 || button.matches('.loading') || !(form.noValidate || form.reportValidity())) return;
    void add(form, button, product, natively, signal);
  };
  button.addEventListener('click', answer, { signal });
};
