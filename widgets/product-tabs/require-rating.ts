import { reviewParams } from './review-params';
import { SUBMIT } from './review-selectors';

/** Where the shop requires a rating, a review without one is not sent; the form says so at the stars. */
export const requireRating = (
  select: HTMLSelectElement,
  group: HTMLElement,
  [first]: readonly HTMLInputElement[],
  signal: AbortSignal,
): void => {
  const { review_rating_required: required, i18n_required_rating_text: words } = reviewParams();
  if (required !== 'yes') return;
  group.setAttribute('aria-required', 'true');
  let alert: HTMLElement | undefined;
  const onSubmit = (event: Event) => {
    const isSent = event.target instanceof Element && event.target.closest(SUBMIT);
    if (!isSent || select.value || event.defaultPrevented) return;
    event.preventDefault();
    if (!alert) {
      alert = document.createElement('span');
      alert.className = 'islas-rating-alert';
      alert.setAttribute('role', 'alert');
      alert.textContent = words;
      select.before(alert);
      group.setAttribute('aria-invalid', 'true');
    }
    first?.focus();
  };
  const onRated = () => {
    if (!select.value) return;
    alert = void alert?.remove();
    group.removeAttribute('aria-invalid');
  };
  // The button's click, as stock: before the browser looks at the other fields.
  select.form?.addEventListener('click', onSubmit, { signal });
  select.addEventListener('change', onRated, { signal });
  signal.addEventListener('abort', () => alert?.remove());
};
