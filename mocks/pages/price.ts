import type { Catalogue } from '../catalogue/catalogue';
import { type Product, priceRange } from '../catalogue/products';
import { digits, euros, type Money } from '../state/money';
import { type Html, html, raw } from './html';

const inner = (cents: Money): Html =>
  html`<bdi>${digits(cents)}&nbsp;<span class="woocommerce-Price-currencySymbol" translate="no">&euro;</span></bdi>`;

/** An amount in WooCommerce's markup. */
export const amount = (cents: Money, hidden = false): Html =>
  html`<span class="woocommerce-Price-amount amount"${hidden && raw(' aria-hidden="true"')}>${inner(cents)}</span>`;

const range = (low: Money, high: Money): Html =>
  html`${amount(low, true)} <span aria-hidden="true">&ndash;</span> ${amount(high, true)}<span class="screen-reader-text">Desde ${euros(low)} hasta ${euros(high)}</span>`;

const offer = (regular: Money, cents: Money): Html =>
  html`<del aria-hidden="true">${amount(regular)}</del> <span class="screen-reader-text">El precio original era ${euros(regular)}.</span><ins aria-hidden="true">${amount(cents)}</ins><span class="screen-reader-text">El precio actual es ${euros(cents)}.</span>`;

/** What stands inside `.price`. */
export const priceOf = (product: Product, catalogue?: Catalogue): Html => {
  const prices = product.children?.map((id) => catalogue?.find(id)?.product.cents ?? product.cents);
  const [low, high] = prices ? [Math.min(...prices), Math.max(...prices)] : priceRange(product);
  if (product.regular !== undefined) return offer(product.regular, product.cents);
  return low === high ? amount(low) : range(low, high);
};
