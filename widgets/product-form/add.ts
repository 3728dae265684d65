import { ShopError } from '../../src/contracts/errors';
import { ALERT_NOTICE } from '../../src/contracts/notices';
import { translated } from '../../src/contracts/texts';
import { shopParams } from '../../src/contracts/woocommerce';
import { emit } from '../../src/services/events';
import { focusNoticeSoon } from '../../src/services/notice-focus';
import { addForm, fieldsOf } from '../../src/stores/product-add';

/** Puts WooCommerce's notices where the page shows notices; they are alerts and speak for themselves. */
const showNotices = (html: string): boolean => {
  const place = document.querySelector('.woocommerce-notices-wrapper');
  const content = Object.assign(document.createElement('template'), { innerHTML: html }).content;
  content.querySelectorAll('script').forEach((script) => script.remove());
  if (!place || !content.firstElementChild) return false;
  place.replaceChildren(content);
  return true;
};

/** 'Ver carrito' after the button, once, as on listings: the notice may be out of sight. */
const linkToCart = (button: HTMLElement): void => {
  if (button.parentElement?.querySelector('.added_to_cart')) return;
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = shopParams().cart_url;
  link.textContent = link.title = translated('view_cart');
  button.after(link);
};

const words = (button: HTMLElement): HTMLElement => {
  const next = button.parentElement?.querySelector<HTMLElement>('.islas-add-failed');
  const place = next ?? document.createElement('p');
  place.className = 'islas-add-failed';
  place.setAttribute('role', 'alert');
  if (!next) button.parentElement?.append(place);
  return place;
};

/**
 * Sends the form through the cart's line. A refusal is shown in WooCommerce's words, a failure in Islas' beside the
 * button, which works again; without a place for notices the browser sends the form.
 */
export const add = async (
  form: HTMLFormElement,
  button: HTMLButtonElement,
  product: string,
  natively: () => void,
  signal: AbortSignal,
): Promise<void> => {
  button.classList.remove('added');
  button.classList.add('loading');
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true'); // It answers no press meanwhile, and themes make it faint.
  button.parentElement?.querySelectorAll('.islas-add-failed, .added_to_cart').forEach((old) => old.remove());
  try {
    const answer = await addForm(fieldsOf(new FormData(form), product), button);
    if (!answer) return;
    const { isAdded, notices } = answer;
    if (!showNotices(notices) && !isAdded) return natively();
    button.classList.toggle('added', isAdded);
    if (isAdded) linkToCart(button);
    else {
      const notice = document.querySelector<HTMLElement>(ALERT_NOTICE);
      if (notice) focusNoticeSoon(notice, signal);
      // In some themes the engine's form is a div inside this one.
      emit(button.closest('.variations_form') ?? form, 'islas:refused', { form });
    }
  } catch (error) {
    const code = error instanceof ShopError ? error.code : 'unknown_error';
    words(button).textContent = translated(code === 'fetch_error' || code === 'timeout' ? code : 'not_added');
  } finally {
    button.classList.remove('loading');
    button.removeAttribute('aria-busy');
    if (!button.matches('.disabled')) button.removeAttribute('aria-disabled');
  }
};
