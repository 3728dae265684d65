import { receivedUrl } from '../../state/checkout';
import type { User } from '../../state/users';
import { type Html, html } from '../html';
import { noticesWrapper } from '../notices';
import type { Page } from '../page';
import { amount } from '../price';
import type { Visit } from '../visit';
import { editAccount } from './edit';
import { signInForms } from './login';
import { accountMenu } from './menu';

const dashboard = ({ firstName, login }: User): Html =>
  html`<p>Hola, <strong>${firstName || login}</strong>.</p><p>Desde aquí puedes ver tus <a href="/mi-cuenta/orders/">pedidos</a> y cambiar <a href="/mi-cuenta/edit-account/">los detalles de tu cuenta</a>.</p>`;

const orders = ({ shop }: Visit, { email }: User): Html => {
  const theirs = shop.orders.list.filter(({ fields }) => fields.billing_email === email);
  if (!theirs.length) {
    return html`<div class="woocommerce-info" role="status">Todavía no has hecho ningún pedido. <a class="button" href="/tienda/">Ver productos</a></div>`;
  }
  return html`<table class="woocommerce-orders-table shop_table"><thead><tr><th scope="col">Pedido</th><th scope="col">Total</th></tr></thead><tbody>${theirs.map(
    (order) =>
      html`<tr><th scope="row"><a href="${receivedUrl(order)}">Nº ${order.id}</a></th><td>${amount(order.total)}</td></tr>`,
  )}</tbody></table>`;
};

const TITLES: Readonly<Record<string, string>> = {
  '': 'Mi cuenta',
  orders: 'Pedidos',
  'edit-account': 'Detalles de la cuenta',
};

/** `/mi-cuenta/` and its endpoints; a visitor sees the two forms at every one of them. */
export const accountPage = (visit: Visit, endpoint: string): Page | null => {
  const { user } = visit;
  const title = TITLES[endpoint];
  if (title === undefined) return null;
  const notices = noticesWrapper(visit.session.notices.take(), visit.isBlockTheme);
  const content = (of: User): Html => {
    if (endpoint === 'orders') return orders(visit, of);
    return endpoint === 'edit-account' ? editAccount(visit, of) : dashboard(of);
  };
  return {
    title: user ? title : 'Mi cuenta',
    classes: 'woocommerce-account woocommerce-page',
    body: html`<header class="entry-header"><h1 class="entry-title">${user ? title : 'Mi cuenta'}</h1></header>
<div class="woocommerce">${
      user
        ? html`${accountMenu(visit)}<div class="woocommerce-MyAccount-content">${notices}${content(user)}</div>`
        : html`${notices}${signInForms(visit)}`
    }</div>`,
  };
};
