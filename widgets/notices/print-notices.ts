import { type Markup, attributes, html, json } from '../../src/react/print/print-html';

/** Props of {@link StoreNotice}. */
export interface StoreNoticeProps {
  readonly text: string;
  /** A dismissal is remembered under this id: change it with the text. */
  readonly id: string;
  /** Default `Dismiss`. */
  readonly dismiss?: string;
  /** Name of the region. Default `Store notice`. */
  readonly label?: string;
}

/** WooCommerce's store notice. */
export const printStoreNotice = ({ text, id, dismiss = 'Dismiss', label = 'Store notice' }: StoreNoticeProps): Markup =>
  html`<p${attributes({ role: 'complementary', 'aria-label': label, class: 'woocommerce-store-notice demo_store', 'data-notice-id': id })}>${text} <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">${dismiss}</a></p>`;

/** One of the shop's own notices. */
export interface OwnNotice {
  /** A dismissal is remembered under this id. */
  readonly id: string;
  readonly text: string;
  readonly link?: string;
  /** Default: the address. */
  readonly linkText?: string;
  /** Seconds since 1970; left out, it shows at once. */
  readonly from?: number;
  /** Seconds since 1970; left out, it stays. */
  readonly until?: number;
  /** Default true. */
  readonly dismissible?: boolean;
  /** Printed hidden, because its time has not come. */
  readonly waiting?: boolean;
}

/** Props of {@link StoreNotices}. */
export interface StoreNoticesProps {
  readonly notices: readonly OwnNotice[];
  /** Name of the region. Default `Store notices`. */
  readonly label?: string;
  /** Default `Dismiss`. */
  readonly dismiss?: string;
}

const notice = (dismiss: string, one: OwnNotice): Markup => {
  const id = `islas-notice-${one.id}`;
  const link = one.link && html`<a class="islas-notice__link" href="${one.link}">${one.linkText || one.link}</a>`;
  return html`<div${attributes({
    class: 'islas-notice',
    'data-notice-id': one.id,
    'data-from': one.from || null,
    'data-until': one.until || null,
    hidden: one.waiting,
  })}><p class="islas-notice__text" id="${id}"><span>${one.text}</span>${link || false}</p>${
    (one.dismissible ?? true) &&
    html`<button type="button" class="islas-notice__dismiss" data-islas-action="notice.dismiss" aria-describedby="${id}">${dismiss}</button>`
  }</div>`;
};

/** What is inside the island's host, as the plugin's template prints it. */
export const printNotices = ({ notices, label = 'Store notices', dismiss = 'Dismiss' }: StoreNoticesProps): Markup =>
  html`<div class="islas-notices" role="complementary" aria-label="${label}">${notices.map((one) => notice(dismiss, one))}</div>`;

export const printNoticesHost = (props: StoreNoticesProps): Markup =>
  html`<div data-island="store-notices">${json({})}${printNotices(props)}</div>`;
