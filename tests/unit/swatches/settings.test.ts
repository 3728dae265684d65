import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLOUR, SIZE, open, radio, selected, stateOf, theForm } from './page';

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => page.abort());

const hints = () =>
  [...theForm().querySelectorAll('.islas-swatch__hint')].map(({ textContent }) => textContent).join() || 'none';
const press = (value: string) => {
  radio(value).click();
  return JSON.stringify(selected());
};
const labels = () => [...theForm().querySelectorAll('.label')].map(({ textContent }) => textContent?.trim()).join();
const reason = (value: string) =>
  document.getElementById(radio(value).getAttribute('aria-describedby') ?? '')?.textContent ?? 'none';
const choices = (color: string, size: string) => JSON.stringify({ [COLOUR]: color, [SIZE]: size });

/** Changes the page to a shirt with one variation: red in S. */
const redInS = (html: string) => {
  const only = JSON.stringify([{ attributes: { [COLOUR]: 'rojo', [SIZE]: 's' }, variation_id: 7, is_in_stock: true }]);
  return html.replace(/data-product_variations="[^"]*"/, `data-product_variations='${only}'`);
};

/** The effect of every setting of the specification (§9) on a shirt whose blue is sold out in L. */
const azul = `${COLOUR}=azul`;
const rojo = `${COLOUR}=rojo`;
type Law = readonly [settings: string, asks: string, see: () => unknown, seen: string];

const LAWS: readonly Law[] = [
  ['clickable_out_of_stock', azul, () => stateOf('l'), 'no-stock'],
  ['-clickable_out_of_stock', azul, () => stateOf('l'), 'disabled'],
  ['disable_out_of_stock', azul, () => stateOf('l'), 'disabled'],
  ['-disable_out_of_stock', azul, () => stateOf('l'), 'available'],
  ['-disable_out_of_stock,clickable_out_of_stock', azul, () => stateOf('l'), 'no-stock'],
  ['clear_on_reselect', rojo, () => press('rojo'), choices('', '')],
  ['-clear_on_reselect', rojo, () => press('rojo'), choices('rojo', '')],
  ['deselect_unavailable', azul, () => press('l'), choices('', 'l')],
  ['-deselect_unavailable', azul, () => press('l'), choices('azul', '')],
  ['deselect_unavailable,clickable_out_of_stock', azul, () => press('l'), choices('', 'l')],
  ['show_variation_label', rojo, labels, 'Color: Rojo,Talla'],
  ['-show_variation_label', rojo, labels, 'Color,Talla'],
  ['show_variation_label,variation_label_separator: →', rojo, labels, 'Color → Rojo,Talla'],
  ['show_variation_stock', rojo, hints, 'Queda 1,Quedan 2,Quedan 3'],
  ['-show_variation_stock', rojo, hints, 'none'],
  ['show_variation_stock', '', hints, 'none'],
  ['show_variation_stock,stock_label_threshold:2', rojo, hints, 'Queda 1,Quedan 2'],
  ['show_variation_stock,stock_label_threshold:0', rojo, hints, 'none'],
  ['out_of_stock_tooltip_text:Vuelve en mayo', azul, () => reason('l'), 'Vuelve en mayo'],
  ['-clickable_out_of_stock', azul, () => reason('l'), 'Agotado'],
];

test.each(LAWS)('%s (%s)', async (swatches, asks, see, seen) => {
  await open({ swatches, asks }, page.signal);
  expect(see()).toBe(seen);
});

test.each([
  ['unavailable_tooltip_text:No la hacemos', 'No la hacemos'],
  ['out_of_stock_tooltip_text:Agotada', 'No disponible con lo que has elegido'],
])('description of an option without a variation: %s', async (swatches, message) => {
  await open({ swatches, edit: redInS }, page.signal);
  expect(radio('azul')).toHaveAccessibleDescription(message);
});
