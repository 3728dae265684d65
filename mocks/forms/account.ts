import type { Exchange } from '../endpoints/exchange';
import { escape } from '../pages/html';

const say = ({ session }: Exchange, kind: 'error' | 'success', text: string): null => {
  session.notices.add(kind, text);
  return null;
};

const signIn = (exchange: Exchange): string | null => {
  const { form, shop, session } = exchange;
  if (!exchange.accepts(form['woocommerce-login-nonce'], 'woocommerce-login')) {
    return say(exchange, 'error', 'La página ha caducado. Inténtalo de nuevo.');
  }
  const user = shop.users.byName(form.username ?? '');
  if (!user)
    return say(
      exchange,
      'error',
      `<strong>Error:</strong> el usuario <strong>${escape(form.username ?? '')}</strong> no está registrado.`,
    );
  if (user.password !== form.password)
    return say(exchange, 'error', '<strong>Error:</strong> la contraseña no es correcta.');
  session.userId = user.id;
  return '/mi-cuenta/';
};

const register = (exchange: Exchange): string | null => {
  const { form, shop, session } = exchange;
  if (!exchange.accepts(form['woocommerce-register-nonce'], 'woocommerce-register')) return '/mi-cuenta/';
  const { email = '', password = '' } = form;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return say(exchange, 'error', '<strong>Error:</strong> escribe una dirección de correo válida.');
  if (shop.users.byName(email))
    return say(exchange, 'error', '<strong>Error:</strong> ya hay una cuenta con ese correo. Accede, por favor.');
  if (!password) return say(exchange, 'error', '<strong>Error:</strong> escribe una contraseña.');
  session.userId = shop.users.register(email, password).id;
  return '/mi-cuenta/';
};

const save = (exchange: Exchange): string | null => {
  const { form, user } = exchange;
  if (!user || !exchange.accepts(form['save-account-details-nonce'], 'save_account_details')) return '/mi-cuenta/';
  if (!form.account_first_name || !form.account_last_name || !form.account_email)
    return say(exchange, 'error', 'Rellena los campos obligatorios.');
  if (form.password_1) {
    if (form.password_current !== user.password) return say(exchange, 'error', 'Tu contraseña actual no es correcta.');
    if (form.password_1 !== form.password_2) return say(exchange, 'error', 'Las contraseñas nuevas no coinciden.');
    user.password = form.password_1;
  }
  Object.assign(user, {
    firstName: form.account_first_name,
    lastName: form.account_last_name,
    email: form.account_email,
  });
  say(exchange, 'success', 'Los detalles de la cuenta se han guardado.');
  return '/mi-cuenta/';
};

/** Forms of the account pages; the address to go to, or `null` to show the page again. */
export const accountAction = (exchange: Exchange): string | null => {
  const { form, url, session } = exchange;
  if (form.login !== undefined) return signIn(exchange);
  if (form.register !== undefined) return register(exchange);
  if (form.save_account_details !== undefined) return save(exchange);
  if (!url.pathname.endsWith('/customer-logout/')) return null;
  if (exchange.accepts(url.searchParams.get('_wpnonce'), 'customer-logout')) session.userId = 0;
  return '/mi-cuenta/';
};
