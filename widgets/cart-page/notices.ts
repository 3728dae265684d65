import { runScriptsIn } from '../../src/woocommerce/run-scripts';
import { CONTAINER, EMPTY, FORM, TOTALS } from './cart-selectors';

/** Notices in classic and in block markup; not what is part of the cart, nor the toggles of a checkout beside it. */
const NOTICES = `:is(.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner):not(:is(${FORM},${TOTALS},${EMPTY},.woocommerce-form-coupon-toggle,.woocommerce-form-login-toggle) *,${EMPTY})`;
const WRAPPER = '.woocommerce-notices-wrapper';

const noticeText = ({ textContent }: Element): string => textContent?.trim() ?? '';

/** Notices of a page or a fragment, each text once. */
export const findNotices = (root: ParentNode): Element[] => {
  const words = new Set<string>();
  return [...root.querySelectorAll(NOTICES)].filter((notice) => {
    const isNew = !words.has(noticeText(notice));
    words.add(noticeText(notice));
    return isNew;
  });
};

export const removeNotices = (): void => {
  for (const notice of document.querySelectorAll(NOTICES)) notice.remove();
};

/** Shows notices that are not on the page yet, in the page's first place for them, or before the cart. */
export const showNotices = (notices: readonly Element[]): void => {
  const shown = findNotices(document).map(noticeText);
  const fresh = notices.filter((notice) => !shown.includes(noticeText(notice)));
  const place = document.querySelector(WRAPPER);
  if (place) return place.prepend(...fresh);
  const cart = document.querySelector(`${FORM},${EMPTY}`);
  (cart?.closest(CONTAINER) ?? cart?.parentElement)?.prepend(...fresh);
};

/** Shows the notices of a wc-ajax answer, whose scripts run as in the stock script; those of a page do not. */
export const showAnswer = (notices: readonly Element[]): void => {
  showNotices(notices);
  runScriptsIn(notices.filter(({ isConnected }) => isConnected));
};

/** Notices in the HTML of a wc-ajax answer, also where a theme gives them other classes. */
export const parseNotices = (html: string): Element[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const notices = findNotices(body);
  return notices.length ? notices : [...body.children];
};

/** Shows and announces a failure in the place of the notices. */
export const showFailure = (text: string): void => {
  const list = document.createElement('ul');
  const item = document.createElement('li');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  item.textContent = text;
  list.append(item);
  removeNotices();
  showNotices([list]);
};
