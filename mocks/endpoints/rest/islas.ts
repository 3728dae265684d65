import { encodeMatrix } from '../../catalogue/matrix';
import type { Product } from '../../catalogue/products';
import type { Shop } from '../../shop';
import { hash32 } from '../../state/hash';
import { json } from '../answers';
import { forbidden, type RestAnswer, restError } from './rest';

const settingsState = ({ settings: values }: Shop) => ({ values, revision: hash32(JSON.stringify(values)) });

/**
 * `islas/v1/settings`: what the owner configured, read and written by who manages the shop. A revision that is no longer
 * the present one is refused with the present values; keys are refused that the shop's settings do not have.
 */
export const settings: RestAnswer = ({ exchange: { shop }, method, body, user }) => {
  if (user?.role !== 'administrator') return forbidden(user);
  if (method === 'GET') return json(settingsState(shop));
  const { values, revision } = body;
  if (typeof values !== 'object' || values === null)
    return restError('rest_missing_callback_param', 'Falta un parámetro: values', 400);
  const state = settingsState(shop);
  if (revision !== undefined && revision !== state.revision)
    return refusal('islas_conflict', 409, { author: shop.settingsAuthor, ...state });
  const refusals = Object.keys(values)
    .filter((key) => !(key in shop.settings))
    .map((key) => ({ key, sentence: `Islas no tiene ningún ajuste «${key}».` }));
  if (refusals.length) return refusal('islas_invalid', 400, { refusals });
  shop.settings = { ...shop.settings, ...values };
  return json(settingsState(shop));
};

const refusal = (code: string, status: number, data: object): Response =>
  json({ code, message: 'No se ha cambiado nada.', data: { status, ...data } }, status);

/** Highest quantity that is shown: the setting `stock_label_threshold`. */
const threshold = ({ settings: all }: Shop): number => Number(all.stock_label_threshold ?? 5);

const matrix = (shop: Shop, { attributes = [], variations = [] }: Product) =>
  encodeMatrix(
    attributes.map(({ name, options }) => [`attribute_${name}`, Object.keys(options)]),
    variations.map(({ id, values }) => {
      const left = shop.catalogue.left(id);
      return {
        values: Object.fromEntries(Object.entries(values).map(([name, value]) => [`attribute_${name}`, value])),
        inStock: left !== 0,
        purchasable: true,
        left: left !== null && left > 0 && left <= threshold(shop) ? left : null,
      };
    }),
  );

/**
 * `islas/v1/swatches/availability/{id}`: all variations of a product, public and with an ETag; the format is documented
 * with its decoder, `widgets/variations/variation-matrix.ts`.
 */
export const availability: RestAnswer = ({ exchange: { shop, request }, params: [id] }) => {
  const product = shop.catalogue.find(Number(id))?.product;
  if (product?.type !== 'variable') return restError('islas_no_product', 'No existe ese producto.', 404);
  const answer = matrix(shop, product);
  const tag = `"${hash32(JSON.stringify(answer)).slice(0, 12)}"`;
  const headers = { etag: tag, 'cache-control': 'public, max-age=0, must-revalidate' };
  const known = request.headers.get('if-none-match')?.replace(/^W\//, '') === tag;
  return known ? new Response(null, { status: 304, headers }) : json(answer, 200, headers);
};
