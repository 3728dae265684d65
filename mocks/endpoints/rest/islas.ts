import { json } from '../exchange';
import { forbidden, type RestAnswer, restError } from './rest';

/** `islas/v1/settings`: what the owner configured, read and written by administrators only. */
export const settings: RestAnswer = ({ exchange: { shop }, method, body, user }) => {
  if (user?.role !== 'administrator') return forbidden(user);
  if (method !== 'GET') shop.settings = { ...shop.settings, ...body };
  return json(shop.settings);
};

/** Paths with the swatch feature's name: a product's attributes, with the extra query parameters that came along. */
export const swatches: RestAnswer = ({ exchange: { shop }, params: [id], query }) => {
  const product = shop.catalogue.find(Number(id))?.product;
  if (!product?.attributes) return restError('rest_post_invalid_id', 'ID de producto no válido.', 404);
  return json({ product_id: product.id, attributes: product.attributes, query: Object.fromEntries(query) });
};
