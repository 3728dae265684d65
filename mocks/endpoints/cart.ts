import { addFromForm } from '../forms/add';
import { fragments } from '../pages/mini-cart';
import { noticeMarkup } from '../pages/notices';
import { json, text } from './answers';
import type { Answer, Exchange } from './exchange';

const answerWithCart = (exchange: Exchange): Response =>
  json({ fragments: fragments(exchange), cart_hash: exchange.cart.hash });

const refused = (url: string | false): Response => json({ error: true, product_url: url });

/** Contract 4.1: a variation id derives parent and attributes itself; posted attributes are ignored. */
export const addToCart: Answer = (exchange) => {
  const { form, shop, cart, session, scenario } = exchange;
  if (!form.product_id) return text('');
  const found = shop.catalogue.find(Number(form.product_id));
  if (!found) return refused(false);
  const { product, variation } = found;
  const url = `${exchange.url.origin}/producto/${product.slug}/`;
  if (scenario === 'sold-out') {
    session.notices.add('error', `No puedes añadir «${product.name}» al carrito porque está agotado.`);
    return refused(url);
  }
  const attributes = Object.fromEntries(
    Object.entries(variation?.values ?? {}).map(([name, value]) => [`attribute_${name}`, value]),
  );
  const anyValue = Object.values(attributes).includes('');
  const added = anyValue
    ? { ok: false as const, why: 'Elige las opciones del producto antes de añadirlo.' }
    : cart.add(product.id, Number(form.quantity ?? 1), variation?.id ?? 0, attributes);
  if (added.ok) return answerWithCart(exchange);
  session.notices.add('error', added.why);
  return refused(url);
};

/** Islas' own endpoint for a product's form: the form's answer as notices and regions instead of a page. */
export const addForm: Answer = (exchange) => {
  const { session, cart, shop, url } = exchange;
  if (exchange.form.islas_if_own_page && !url.pathname.includes('/producto/')) return json({ elsewhere: true });
  const form: Exchange['form'] = { ...exchange.form, 'add-to-cart': exchange.form.islas_product ?? '' };
  const before = cart.hash;
  addFromForm(Object.assign(Object.create(exchange) as typeof exchange, { form }));
  const notices = session.notices.take();
  const error = !notices.length || notices.some(({ kind }) => kind === 'error');
  const id = Number(form.variation_id) || Number(form.islas_product);
  const found = shop.catalogue.find(id);
  const item = {
    product_id: String(id),
    quantity: form.quantity ?? '1',
    product_sku: found?.variation?.sku ?? found?.product.sku ?? '',
  };
  return json({
    error,
    notices: String(noticeMarkup(notices)),
    item: cart.hash === before ? null : item,
    fragments: fragments(exchange),
    cart_hash: cart.hash,
  });
};

/** Contract 4.2: an unknown key is a business error with status 200. */
export const removeFromCart: Answer = (exchange) =>
  exchange.cart.remove(exchange.form.cart_item_key ?? '') ? answerWithCart(exchange) : json({ success: false });

export const refreshedFragments: Answer = answerWithCart;
