import type { ActionRunner } from '../../src/runtime/action-names';
import { ShopError, failureText } from '../../src/wordpress/errors';
import { isSamePage, sendForm, readSubmission } from '../../src/browser/form-submission';
import { ALERT_NOTICE } from '../../src/woocommerce/alert-notice';
import { addCartLink } from '../cart/public';
import { shopParams } from '../../src/woocommerce/globals';
import { platform } from '../../src/woocommerce/platform';
import { emit } from '../../src/runtime/events';
import { focusNoticeSoon } from '../../src/woocommerce/notice-focus';
import { runScriptsIn } from '../../src/woocommerce/run-scripts';
import { IF_OWN_PAGE, requestFormAdd, readFields } from './add-request';

const BUTTON = '.single_add_to_cart_button';
const DIALOG = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
/** Elements that show a product with its notices: a dialog, WooCommerce's shortcode, a product page, a quick view. */
const SCOPE = `${DIALOG},.single-product`;
const NOTICES = 'woocommerce-notices-wrapper';

/** The notices element of this form: the one before it in its dialog or page, or a new one beside it. */
const findNoticePlace = (form: HTMLFormElement): Element => {
  const scopeOf = (element: Element) => element.closest(SCOPE) ?? element.closest('.product');
  const scope = scopeOf(form);
  const own = [...(scope?.querySelectorAll(`.${NOTICES}`) ?? [])].filter((place) => scopeOf(place) === scope);
  const isBefore = (place: Element) => place.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING;
  const found = own.filter(isBefore).at(-1) ?? own[0];
  if (found) return found;
  const made = document.createElement('div');
  made.className = NOTICES;
  form.before(made);
  return made;
};

/** Inserts WooCommerce's notices, which have `role="alert"`. Returns their container. */
const showNotices = (form: HTMLFormElement, html: string): Element => {
  const place = findNoticePlace(form);
  const content = Object.assign(document.createElement('template'), { innerHTML: html }).content;
  place.replaceChildren(content);
  // On the page after the form they would run.
  runScriptsIn([place]);
  return place;
};

/** Focuses a refusal: at once in a dialog, where nothing scrolls, otherwise as WooCommerce's pages do. */
const focusRefusal = (place: Element): void => {
  const notice = place.querySelector<HTMLElement>(ALERT_NOTICE);
  if (!notice) return;
  if (!place.closest(DIALOG)) return focusNoticeSoon(notice, undefined);
  notice.tabIndex = -1;
  notice.focus();
};

const showFailure = (button: HTMLElement, error: unknown): void => {
  const place = document.createElement('p');
  place.className = 'islas-add-failed';
  place.setAttribute('role', 'alert');
  button.parentElement?.append(place);
  place.textContent = failureText(error);
};

/**
 * Sends the form through the cart queue. Shows a refusal as WooCommerce's notice, a failure as Islas' text beside the
 * button, which becomes usable again.
 */
const sendAdd = async (
  form: HTMLFormElement,
  button: HTMLButtonElement,
  fields: Readonly<Record<string, unknown>>,
  page: URL,
): Promise<void> => {
  button.classList.remove('added');
  button.classList.add('loading');
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true'); // Ignores clicks while pending; themes dim it.
  button.parentElement?.querySelectorAll('.islas-add-failed, .added_to_cart').forEach((old) => old.remove());
  try {
    const answer = await requestFormAdd(fields, button, page);
    if (!answer) return;
    const { isAdded, isPart, isElsewhere, notices } = answer;
    if (isElsewhere) return sendForm(form, button);
    if (!isAdded && !notices.trim()) throw new ShopError('not_added');
    const place = showNotices(form, notices);
    button.classList.toggle('added', isAdded);
    if (isAdded || isPart) addCartLink(button); // The notice may be out of sight.
    if (isAdded) return;
    focusRefusal(place);
    emit(form, 'islas:refused', { form });
  } catch (error) {
    showFailure(button, error);
  } finally {
    button.classList.remove('loading');
    button.removeAttribute('aria-busy');
    if (!button.matches('.disabled')) button.removeAttribute('aria-disabled');
  }
};

/** Product id that the form adds; '' if WooCommerce does not handle it or it needs a page of its own. */
const productOf = (form: HTMLFormElement, button: HTMLButtonElement): string => {
  if (form.querySelector('input[type=file]') || shopParams().cart_redirect_after_add) return '';
  const field = form.querySelector<HTMLInputElement>('input[name=add-to-cart]');
  return field?.value ?? (button.name === 'add-to-cart' ? button.value : '');
};

/**
 * The page that the browser would show after the form, if that is this page, else `null`: a form that leads to the
 * checkout, into another window or by another method is the browser's. Beside other products (`isUnsure`) it may be the
 * product's own page, as in a quick view: the shop knows.
 */
const findResultPage = (form: HTMLFormElement, button: HTMLButtonElement, product: string) => {
  const { url, method, isHere } = readSubmission(form, button);
  if (method !== 'post' || !isHere || !platform.isShop(url)) return null;
  // In the address of a form in a list it says what its field says too.
  if (url.searchParams.get('add-to-cart') === product) url.searchParams.delete('add-to-cart');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
  const isThisPage = [location.href, canonical].some((page) => URL.canParse(page) && isSamePage(url, new URL(page)));
  const isUnsure = !isThisPage && !document.body.classList.contains(`postid-${product}`);
  return isThisPage || isUnsure ? { url, isUnsure } : null;
};

/**
 * Adds from a product form without a reload, however it is submitted. The browser has already validated the fields;
 * unsupported forms submit natively.
 */
export const addProduct: ActionRunner = (form, event) => {
  if (!(form instanceof HTMLFormElement)) return false;
  const button = (event as SubmitEvent).submitter ?? form.querySelector(BUTTON);
  if (!(button instanceof HTMLButtonElement) || !button.matches(`${BUTTON}:not(.disabled)`)) return false;
  const product = productOf(form, button);
  if (!product) return false;
  const page = findResultPage(form, button, product);
  if (!page) return false;
  if (button.matches('.loading')) return;
  const fields = readFields(new FormData(form, button), product);
  if (page.isUnsure) fields[IF_OWN_PAGE] = '1';
  void sendAdd(form, button, fields, page.url);
};
