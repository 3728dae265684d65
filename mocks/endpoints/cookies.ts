import { SWITCHES, switchCookie, type Visit } from '../pages/visit';

export const SESSION_COOKIE = 'wp_woocommerce_session_4f9d1c2b7a';

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Another site's cookie that is not percent-encoded.
  }
};

export const parseCookies = (header: string | null): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), decoded(pair.slice(at + 1))]] : [];
    }),
  );

/** WooCommerce's cart cookies (contract 4.8): set while there is something in the cart, expired once it is empty. */
export const setCookies = (headers: Headers, { shop, session, cart, cookies, url }: Visit): void => {
  const set = (cookie: string) => headers.append('set-cookie', cookie);
  for (const name of SWITCHES) {
    const value = url.searchParams.get(name);
    if (value !== null) set(`${switchCookie(name)}=${encodeURIComponent(value)}; path=/; HttpOnly`);
  }
  if (cart.lines.length) {
    set('woocommerce_items_in_cart=1; path=/');
    set(`woocommerce_cart_hash=${cart.hash}; path=/`);
  } else if (cookies.woocommerce_items_in_cart ?? shop.oneShopper) {
    const gone = 'expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; path=/';
    set(`woocommerce_items_in_cart=0; ${gone}`);
    set(`woocommerce_cart_hash=; ${gone}`);
  }
  if (session.isWorthKeeping) {
    shop.keep(session);
    if (shop.oneShopper || cookies[SESSION_COOKIE]?.startsWith(`${session.id}|`)) return;
    set(
      `${SESSION_COOKIE}=${encodeURIComponent(`${session.id}|172800|169200|azahar`)}; Max-Age=172800; path=/; HttpOnly`,
    );
  }
};
