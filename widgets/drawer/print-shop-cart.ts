import type { Markup } from '../../src/react/print/print-html';
import { html } from '../../src/react/print/print-html';

/** Where the shop's own mini-cart comes, and a link to the cart for as long as it has not come. */
export const printShopCart = ({ waiting = '', cart_url = '', view = '' }: Readonly<Record<string, string>>): Markup =>
  html`<p class="islas-drawer__waiting">${waiting} <a href="${cart_url}">${view}</a></p><div class="widget_shopping_cart_content"></div>`;
