import { type Markup, attributes, html } from '../../src/react/print/print-html';

/** Props of {@link ComingSoonBanner}. */
export interface ComingSoonBannerProps {
  readonly text: string;
  /** Where the owner changes it. */
  readonly link: { readonly url: string; readonly text: string };
  /** REST address of the signed-in user, such as `https://shop.example/wp-json/wp/v2/users/1`. */
  readonly restUrl: string;
  /** Nonce for `wp_rest`. */
  readonly restNonce: string;
  /** Name of the region. Default `Site visibility`. */
  readonly label?: string;
}

/** WooCommerce's banner for administrators. */
export const printComingSoon = ({
  text,
  link,
  restUrl,
  restNonce,
  label = 'Site visibility',
}: ComingSoonBannerProps): Markup =>
  html`<aside aria-label="${label}"><div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">${text} <a href="${link.url}">${link.text}</a></div><a${attributes({ class: 'coming-soon-footer-banner-dismiss', 'data-rest-url': restUrl, 'data-rest-nonce': restNonce })}></a></div></aside>`;
