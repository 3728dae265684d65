import type { Attribute, Product } from '../catalogue/products';
import type { Exchange } from '../endpoints/exchange';
import { escape } from '../pages/html';
import type { Added } from '../state/cart';

const CHOOSE = 'Elige las opciones del producto antes de añadirlo al carrito.';

/** The choice of one attribute: the swatch's radio, else the select; without JavaScript only one of them changes. */
const choiceOf = (form: Exchange['form'], product: Product, { name, options }: Attribute): string => {
  const isFilled = Number(form.variation_id) > 0;
  const isRadio = new RegExp(`^islas_attribute_${name}-${product.id}-\\d+$`);
  const radio = Object.keys(form).find((field) => !isFilled && isRadio.test(field));
  const posted = [radio && form[radio], form[`attribute_${name}`]];
  return posted.find((value) => value !== undefined && Object.hasOwn(options, value)) ?? '';
};

/** Posted attributes → the variation, also when the form's `variation_id` is 0 because nothing filled it in. */
const addVariation = ({ shop, cart, form }: Exchange, product: Product, amount: number): Added => {
  const chosen = Object.fromEntries(
    (product.attributes ?? []).map((attribute) => [`attribute_${attribute.name}`, choiceOf(form, product, attribute)]),
  );
  if (Object.values(chosen).includes('')) return { ok: false, why: CHOOSE };
  const variation = shop.catalogue.match(product, chosen);
  return variation
    ? cart.add(product.id, amount, variation.id, chosen)
    : { ok: false, why: 'Esa combinación no está disponible.' };
};

/** `quantity[ID]` of a grouped form; empty and 0 are not bought. */
const addGroup = ({ cart, form }: Exchange, product: Product): readonly Added[] => {
  const wanted = (product.children ?? [])
    .map((id) => [id, Number(form[`quantity[${id}]`] || 0)] as const)
    .filter(([, amount]) => amount > 0);
  if (!wanted.length) return [{ ok: false, why: 'Elige cuántas unidades quieres añadir al carrito…' }];
  return wanted.map(([id, amount]) => cart.add(id, amount));
};

/** `?add-to-cart=ID` and the product forms, on any page, without JavaScript: the page then shows what happened. */
export const addFromForm = (exchange: Exchange): void => {
  const { form, url, shop, cart, session, scenario } = exchange;
  const asked = form['add-to-cart'] ?? url.searchParams.get('add-to-cart');
  if (asked === null) return;
  const found = shop.catalogue.find(Number(asked));
  if (!found) return;
  const { product, variation } = found;
  const amount = Number(form.quantity ?? url.searchParams.get('quantity') ?? 1);
  const results: readonly Added[] =
    scenario === 'sold-out'
      ? [{ ok: false, why: `No puedes añadir «${product.name}» al carrito porque está agotado.` }]
      : product.type === 'grouped'
        ? addGroup(exchange, product)
        : product.type === 'variable' && !variation
          ? [addVariation(exchange, product, amount)]
          : [cart.add(product.id, amount, variation?.id ?? 0)];
  for (const result of results) if (!result.ok) session.notices.add('error', escape(result.why));
  if (results.some(({ ok }) => ok)) {
    const more = '<a href="/carrito/" class="button wc-forward">Ver carrito</a>';
    session.notices.add('success', `«${escape(product.name)}» se ha añadido a tu carrito. ${more}`);
  }
};
