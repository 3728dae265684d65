import { attributes, type Html, html } from '../html';

interface Quantity {
  id: string;
  product: string;
  name?: string;
  value?: number | '';
  min?: number;
  /** Absent when there is no limit. */
  max?: number | null;
}

/** A quantity field (contract 2.8): `max` is left out when unlimited, hidden when only one amount is possible. */
export const quantity = ({ id, product, name = 'quantity', value = 1, min = 1, max = null }: Quantity): Html => {
  const single = max !== null && max === min && min > 0;
  return html`<div class="quantity${single && ' hidden'}"><label class="screen-reader-text" for="quantity_${id}">${product}: cantidad</label><input${attributes(
    {
      type: single ? 'hidden' : 'number',
      id: `quantity_${id}`,
      class: 'input-text qty text',
      name,
      value,
      'aria-label': 'Cantidad de productos',
      min,
      max: max ?? undefined,
      step: 1,
      placeholder: '',
      inputmode: 'numeric',
      autocomplete: 'off',
    },
  )}></div>`;
};
