import { isRecord, text } from '../../../src/browser/decode';
import type { Fields } from '../../../src/woocommerce/shop-request';
import type { StoreRequest } from './store-client';

/** A chosen attribute, by its form's name. */
export interface StoreChoice {
  readonly attribute: string;
  readonly value: string;
}

/** The chosen attributes of a form. */
const choicesIn = (fields: Fields): StoreChoice[] =>
  Object.entries(fields)
    .filter(([name, value]) => name.startsWith('attribute_') && value !== '')
    .map(([attribute, value]) => ({ attribute, value: text()(value) }));

/** Adds a product, or a variation by its own id; `variation` says what was chosen where the variation takes any. */
export const createAdd = (id: unknown, quantity: unknown, variation: readonly StoreChoice[]): StoreRequest => ({
  path: 'cart/add-item',
  body: { id: Number(id), quantity: Number(text()(quantity) || 1), ...(variation.length && { variation }) },
});

/** What a button adds (contract 4.1). */
export const buttonAdd = (fields: Fields): StoreRequest =>
  createAdd(fields.variation_id || fields.product_id, fields.quantity, choicesIn(fields));

/** Quantities of a grouped product's form by product: `quantity[29]`, as one record or as single fields. */
const groupedQuantities = (fields: Fields): readonly (readonly [id: string, quantity: unknown])[] =>
  isRecord(fields.quantity)
    ? Object.entries(fields.quantity)
    : Object.entries(fields).flatMap(([name, value]) => {
        const [, id] = /^quantity\[(\d+)\]$/.exec(name) ?? [];
        return id ? [[id, value] as const] : [];
      });

/** What a product's form adds: its product, or those of a group with a quantity. */
export const formAdds = (fields: Fields): readonly StoreRequest[] => {
  const group = groupedQuantities(fields);
  if (group.length)
    return group.filter(([, quantity]) => Number(quantity) > 0).map(([id, quantity]) => createAdd(id, quantity, []));
  return [createAdd(Number(fields.variation_id) || fields.islas_product, fields.quantity, choicesIn(fields))];
};
