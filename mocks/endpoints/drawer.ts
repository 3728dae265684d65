import { fragments } from '../pages/mini-cart';
import type { Cart } from '../state/cart';
import { json } from './answers';
import type { Answer, Exchange } from './exchange';

const FAILED = 'No se ha podido cambiar el carrito. Inténtalo de nuevo.';

/** Changes the line to another variation of the product. */
const changeVariation = ({ form, shop, cart }: Exchange): string | null => {
  const line = cart.lines.find(({ key }) => key === form.key);
  const product = line && shop.catalogue.find(line.productId)?.product;
  if (!line || !product) return FAILED;
  const chosen = { ...line.attributes };
  for (const name of Object.keys(chosen)) chosen[name] = form[`attributes[${name}]`] ?? chosen[name] ?? '';
  const variation = shop.catalogue.match(product, chosen);
  return variation
    ? cart.replace(line.key, variation.id, chosen)
    : 'No hay ninguna combinación así. Elige otra, por favor.';
};

const CHANGES: Readonly<Record<string, (exchange: Exchange, cart: Cart) => string | null>> = {
  quantity: ({ form }, cart) =>
    cart.lines.some(({ key }) => key === form.key)
      ? cart.setQuantity(form.key ?? '', Number(form.quantity))
      : 'Este artículo ya no está en el carrito.',
  restore: ({ form }, cart) => (cart.restore(form.key ?? '', form.before) ? null : FAILED),
  variation: changeVariation,
  coupon: ({ form }, cart) => cart.applyCoupon(form.code ?? ''),
  uncoupon: ({ form }, cart) => (cart.removeCoupon(form.code ?? '') ? null : FAILED),
};

/** `wc-ajax=islas_drawer`: returns the refusal's message, if any, and the cart in both cases. */
export const drawerChange: Answer = (exchange) => {
  const refusal = (CHANGES[exchange.form.do ?? ''] ?? (() => FAILED))(exchange, exchange.cart);
  return json({
    error: refusal !== null,
    notices: refusal ?? '',
    fragments: fragments(exchange),
    cart_hash: exchange.cart.hash,
  });
};
