import { assign } from '../../src/browser/navigation';
import { ShopError } from '../../src/wordpress/errors';
import { triggerOnBody } from './cart-page-events';
import { cartForm, isBusy, requestPage, runJob, showJobFailure } from './cart-jobs';
import { cartEndpoint, cartParams, renewParams } from './cart-params';
import { announceRefusal, clearCouponError, findCouponField, showCouponAnswer } from './coupon-field';
import { findNotices, parseNotices, removeNotices, showAnswer } from './notices';
import { type Answer, type PageRequest, requestHtml } from './page-request';
import { readBody } from './quantities';
import { CALCULATOR_TOGGLE, METHODS, TOTALS, UPDATE } from './cart-selectors';
import { parsePage, showTotals } from './show-page';

const NONCE = 'woocommerce-cart-nonce';
const CALCULATOR_NONCE = 'woocommerce-shipping-calculator-nonce';

/** Address of the page, without what would change the cart once more. */
const pageAddress = (): string => {
  const url = new URL(location.href);
  for (const name of ['remove_item', 'undo_item', 'add-to-cart', 'remove_coupon', '_wpnonce'])
    url.searchParams.delete(name);
  url.hash = '';
  return url.href;
};

let isNative = false;

/** Whether the browser is being left to send a form. */
export const isSentNatively = (): boolean => isNative;

/** Lets the browser send a form as if this script were not there. */
export const submitNatively = (form: HTMLFormElement, button?: HTMLElement | null): void => {
  if (button instanceof HTMLButtonElement) button.disabled = false;
  isNative = true;
  form.requestSubmit(button?.isConnected ? button : undefined);
  isNative = false;
};

/** The nonce of a form in a later page, where the shop has ignored a request because its nonce had expired. */
const findNonce = (page: Document, name: string, sent: string | null): string => {
  const nonce = page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
  return nonce !== sent && !findNotices(page).length ? nonce : '';
};

const formRequest = (form: HTMLFormElement, more?: Readonly<Record<string, string>>): PageRequest => ({
  url: form.getAttribute('action') || pageAddress(),
  body: readBody(form, more),
});

/** Sends a form, once more with a fresh nonce where the first had expired. */
const sendForm = (form: HTMLFormElement, more: Readonly<Record<string, string>>, name: string): Promise<void> => {
  const request = formRequest(form, more);
  return requestPage(request, { hasSent: name === NONCE }, (page) => {
    const nonce = findNonce(page, name, request.body?.get(name) ?? null);
    if (nonce) request.body?.set(name, nonce);
    return nonce ? request : undefined;
  });
};

/** Sends the quantities of the cart's form. */
export const updateCart = (form: HTMLFormElement): void => {
  if (isBusy()) return;
  const button = form.querySelector<HTMLButtonElement>(UPDATE);
  void runJob({
    run: () => sendForm(form, { update_cart: button?.value || '1' }, NONCE),
    native: () => submitNatively(form, button),
  });
};

/** Requests the cart as the shop has it now, without changing it. */
const readPage = (keepsNotices: boolean): Promise<void> => {
  const form = cartForm();
  return requestPage(form ? formRequest(form) : { url: pageAddress() }, { keepsNotices });
};

/**
 * Shows the cart as the shop has it now; what was typed and not sent stays. After an answer with an error the cart is
 * requested once more: a request changes nothing.
 */
export const refreshCartPage = (keepsNotices = false): void => {
  const read = () => readPage(keepsNotices);
  const readAgain = (error: unknown) => {
    // Without an answer the cart would stay blocked for twice as long.
    if (error instanceof ShopError && error.status) return read();
    throw error;
  };
  void runJob({ run: () => read().catch(readAgain), native: showJobFailure });
};

/** Follows a link that removes an item, or brings one back, without leaving the page. */
export const followCartLink = (link: HTMLAnchorElement, isRemoval?: boolean): void => {
  if (isBusy()) return;
  const sent = new URL(link.href);
  const key = sent.searchParams.get('remove_item') ?? sent.searchParams.get('undo_item') ?? '';
  // Whether the item is still, or not yet, in the cart, and the page has another nonce for it.
  const renew = (page: Document): PageRequest | undefined => {
    const hasItem = page.querySelector(`a[href*="remove_item=${CSS.escape(key)}"]`) !== null;
    const nonce = findNonce(page, NONCE, sent.searchParams.get('_wpnonce'));
    if (!key || hasItem === !isRemoval || !nonce) return undefined;
    sent.searchParams.set('_wpnonce', nonce);
    return { url: sent.href };
  };
  void runJob({
    run: () => requestPage({ url: link.href }, {}, renew),
    native: () => assign(link.href),
    ...(isRemoval && { done: () => triggerOnBody('item_removed_from_classic_cart') }),
  });
};

/**
 * Calls a wc-ajax endpoint with one of the page's nonces; where that had expired, once more with a fresh one.
 */
const callEndpoint = async (
  endpoint: 'apply_coupon' | 'remove_coupon' | 'update_shipping_method',
  fields: Readonly<Record<string, string>>,
): Promise<string> => {
  const call = () => {
    const security = cartParams()?.[`${endpoint}_nonce`] ?? '';
    const body = new URLSearchParams({ security, ...fields });
    return requestHtml({ url: cartEndpoint(endpoint), body }, ({ html }) => html);
  };
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 403) throw error;
    await requestHtml({ url: pageAddress() }, ({ html }: Answer) => renewParams(html));
    return call();
  }
};

/** Applies the coupon whose code is in the form. */
export const applyCoupon = (form: HTMLFormElement, button?: HTMLElement | null): void => {
  if (isBusy()) return;
  const code = findCouponField()?.value ?? '';
  const run = async () => {
    const html = await callEndpoint('apply_coupon', { coupon_code: code });
    removeNotices();
    clearCouponError();
    const refusal = showCouponAnswer(html, code);
    triggerOnBody('applied_coupon', code);
    await readPage(true);
    announceRefusal(code, refusal);
  };
  void runJob({ run, native: () => submitNatively(form, button) });
};

/** Takes off the coupon of a link. */
export const removeCoupon = (link: HTMLAnchorElement): void => {
  if (isBusy()) return;
  const { coupon = '' } = link.dataset;
  const run = async () => {
    const html = await callEndpoint('remove_coupon', { coupon });
    removeNotices();
    showAnswer(parseNotices(html));
    triggerOnBody('removed_coupon', coupon);
    const field = findCouponField();
    if (field) field.value = '';
    clearCouponError();
    await readPage(true);
  };
  void runJob({ run, native: () => assign(link.href) });
};

/** Shows again the ways of shipping that the page was printed with. */
const resetMethods = (): void => {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(METHODS))
    if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    else field.selectedIndex = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
};

/** Sends the ways of shipping that are chosen, one for each package. */
export const chooseShipping = (changed: Element): void => {
  const fields: Record<string, string> = {};
  for (const field of document.querySelectorAll<HTMLInputElement>(METHODS))
    if (field.matches('select,[type=hidden],:checked'))
      fields[`shipping_method[${field.dataset.index ?? '0'}]`] = field.value;
  const run = async () => {
    const html = await callEndpoint('update_shipping_method', fields).catch((error: unknown) => {
      resetMethods();
      throw error;
    });
    const page = parsePage(html);
    if (!page.querySelector(TOTALS)) return readPage(true);
    showTotals(page, true);
    document.getElementById(changed.id)?.focus();
  };
  const done = () => triggerOnBody('updated_shipping_method');
  void runJob({ regions: TOTALS, run, done });
};

/** Asks for the costs of shipping to the address of the calculator. */
export const calculateShipping = (form: HTMLFormElement): void => {
  if (isBusy()) return;
  const run = async () => {
    await sendForm(form, { calc_shipping: 'x' }, CALCULATOR_NONCE);
    // The button that was pressed is in a closed section now.
    document.querySelector<HTMLElement>(CALCULATOR_TOGGLE)?.focus({ preventScroll: true });
  };
  void runJob({
    run,
    native: () => submitNatively(form, form.querySelector<HTMLElement>('[name=calc_shipping]')),
  });
};
