import { count, isRecord, list, text } from '../../src/browser/decode';
import type { Variation } from './variation';

/**
 * The availability matrix: what every published variation of a product is, in a few kilobytes for thousands of them.
 * `GET {REST root}islas/v1/swatches/availability/{product id}?v={version}`: public, the same bytes for every visitor,
 * cacheable with an ETag. If other plugins filter variations by visitor, it is what this visitor may see:
 * private, without `v` in its address, and a 404 for a product with more variations than its page would list. Behind a
 * password it is for those who gave it, and private too. A host inside the form may carry the whole address as
 * `data-availability`.
 *
 * ```json
 * { "format": 1,
 *   "attributes": [["attribute_pa_color", ["rojo", "azul"]], ["attribute_talla", ["S", "M"]]],
 *   "columns": [[1, 1, 2, 2], [1, 2, 1, 0]],
 *   "state": "io1A",
 *   "left": [3, 3] }
 * ```
 *
 * - `attributes`: pairs of name and values, names as the form posts them (`attribute_` + sanitized), values as
 *   options carry them (term slugs, or the raw text of custom attributes).
 * - `columns`: one array per attribute, in the same order, with one number per variation: 0 accepts any value,
 *   n is the attribute's n-th value, counted from 1.
 * - `state`: one character per variation: `i` in stock, `o` out of stock, `1` in stock with its quantity in `left`
 *   (stock managed, no back-orders, quantity at or below `stock_label_threshold`). Capitals `I`, `O` and `A` say the
 *   same of a variation that may not be purchased.
 * - `left`: the quantities of the `1`s and `A`s in order.
 * - Variations come in matching order (menu order, then id), or in any other that answers every choice alike: two keep
 *   their order where one choice matches both and they differ.
 * - Left out: variations WooCommerce would not list (not published, hidden out of stock ones, invisible ones), and
 *   those that an earlier one covers, attribute by attribute, with stock that is no worse: no choice finds them.
 */
export interface AvailabilityMatrix {
  readonly format: 1;
  readonly attributes: readonly (readonly [name: string, values: readonly string[]])[];
  readonly columns: readonly (readonly number[])[];
  readonly state: string;
  readonly left: readonly number[];
}

const values = list(text());
const numbers = list(count());

/** Total: `null` for another format or no object; what does not fit the shape of a variation is read as "any". */
export const decodeAvailability = (value: unknown): readonly Variation[] | null => {
  if (!isRecord(value) || value.format !== 1 || !Array.isArray(value.attributes) || typeof value.state !== 'string') {
    return null;
  }
  const names = value.attributes.map((pair) => text()(list((part) => part)(pair)[0]));
  const options = value.attributes.map((pair) => values(list((part) => part)(pair)[1]));
  const columns = list(numbers)(value.columns);
  const left = numbers(value.left)[Symbol.iterator]();

  return Array.from(value.state, (state, i): Variation => {
    const isLimited = state === '1' || state === 'A';
    const quantity: number | undefined = isLimited ? left.next().value : undefined;
    return {
      attributes: Object.fromEntries(
        names.map((name, column) => [name, options[column]?.[(columns[column]?.[i] ?? 0) - 1] ?? '']),
      ),
      isActive: true,
      inStock: isLimited || state === 'i' || state === 'I',
      isPurchasable: state === 'i' || state === 'o' || state === '1',
      raw: quantity === undefined ? {} : { max_qty: quantity, variation_stock_left: quantity },
    };
  });
};
