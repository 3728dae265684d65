import { parseNotices, showAnswer } from './notices';
import { COUPON, COUPON_ERROR } from './cart-selectors';

const ID = 'coupon-error-notice';

export const findCouponField = (): HTMLInputElement | null => document.querySelector(COUPON);

/** Takes the error off the coupon's field, as soon as its value changes. */
export const clearCouponError = (): void => {
  for (const error of document.querySelectorAll(COUPON_ERROR)) error.remove();
  const field = findCouponField();
  field?.classList.remove('has-error');
  field?.removeAttribute('aria-invalid');
  field?.removeAttribute('aria-describedby');
};

/** Shows the reason of a refusal at the coupon's field, with what was typed there. */
const showAtField = (field: HTMLInputElement, value: string, words: string): HTMLElement => {
  clearCouponError();
  const error = document.createElement('p');
  error.className = error.id = ID;
  error.textContent = words;
  field.value = value;
  field.classList.add('has-error');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', ID);
  field.closest('.coupon')?.append(error);
  return error;
};

/**
 * Shows what the shop said of a coupon. Returns the reason of a refusal where the page has a place for it at the field,
 * so that it can be shown again in the next form.
 */
export const showCouponAnswer = (html: string, value: string): string => {
  const field = findCouponField();
  const notices = parseNotices(html);
  const isRefused = notices.some((notice) => notice.matches('.woocommerce-error,.is-error'));
  if (!isRefused || !field?.closest('.coupon')) {
    showAnswer(notices);
    return '';
  }
  const words = notices.map(({ textContent }) => textContent?.trim()).join(' ');
  showAtField(field, value, words);
  return words;
};

/** Shows and announces a refusal again. The field has the focus first: otherwise screen readers do not read the reason. */
export const announceRefusal = (value: string, words: string): void => {
  const field = findCouponField();
  if (!field || !words) return;
  field.focus();
  showAtField(field, value, words).setAttribute('role', 'alert');
};
