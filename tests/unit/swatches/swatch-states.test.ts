import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSwatchesSettings } from '../../../widgets/variations/swatch-settings';
import { decodeVariation } from '../../../widgets/variations/variation';
import { choicesAfterPress, swatchItems } from '../../../widgets/swatches/swatch-states';
import { indexVariations, evaluateOptions } from '../../../widgets/variations/option-states';

const A = 'attribute_pa_color';
const B = 'attribute_talla';

const make = (attributes: Record<string, string>, fields: Record<string, unknown> = {}) =>
  decodeVariation({ attributes, variation_is_active: true, is_in_stock: true, is_purchasable: true, ...fields });

/** Red: S in stock, M sold out. Blue: M in stock only. */
const index = indexVariations([
  make({ [A]: 'rojo', [B]: 'S' }),
  make({ [A]: 'rojo', [B]: 'M' }, { is_in_stock: false }),
  make({ [A]: 'azul', [B]: 'M' }),
]);

const rules = (given: Record<string, unknown> = {}) => decodeSwatchesSettings(given);
const stateOf = (choices: Record<string, string>, attribute: string, value: string, given = {}) => {
  const [item] = swatchItems(index, choices, attribute, [value], rules(given));
  return [item?.state, item?.reason];
};

describe('an item that is sold out, and a sign-up that hangs on it', () => {
  const sold = (availability_html: string) =>
    indexVariations([
      make({ [A]: 'rojo', [B]: 'S' }),
      make({ [A]: 'rojo', [B]: 'M' }, { is_in_stock: false, availability_html }),
    ]);
  const at = (html: string, given = {}) =>
    swatchItems(sold(html), { [A]: 'rojo', [B]: '' }, B, ['M'], rules(given))[0]?.state;
  const STOCK = '<p class="stock out-of-stock">Agotado</p>';

  test.each([
    ['a form', '<form><input type="email"></form>'],
    ['a field', '<div><input type="email" name="waitlist"></div>'],
    ['a button', '<button>Avísame</button>'],
    ['a link', '<a href="/aviso/">Avísame</a>'],
  ])('with %s it can be chosen, and is marked as sold out', (_, html) => {
    expect(at(STOCK + html)).toBe('no-stock');
    const choices = { [A]: 'rojo', [B]: '' };
    expect(choicesAfterPress(sold(STOCK + html), choices, B, 'M', rules())).toEqual({ [A]: 'rojo', [B]: 'M' });
  });

  test('with words alone, or a link without an address, it stays as the settings say', () => {
    expect([at(STOCK), at(''), at('<p><a>Agotado</a></p>')]).toEqual(['disabled', 'disabled', 'disabled']);
    expect(at('<button>x</button>', { disable_out_of_stock: '' })).toBe('available');
  });
});

describe('the state of an item, by the others’ choices (peers 2B)', () => {
  test.each([
    ['the present choice', { [A]: 'rojo', [B]: 'M' }, B, 'M', {}, ['selected', '']],
    ['nothing matches', { [A]: 'azul', [B]: '' }, B, 'S', {}, ['disabled', 'unavailable']],
    [
      'nothing matches, clickable',
      { [A]: 'azul', [B]: '' },
      B,
      'S',
      { clickable_out_of_stock: '1' },
      ['disabled', 'unavailable'],
    ],
    [
      'all sold out, clickable',
      { [A]: 'rojo', [B]: '' },
      B,
      'M',
      { clickable_out_of_stock: 'yes' },
      ['no-stock', 'out-of-stock'],
    ],
    [
      'all sold out, disabled',
      { [A]: 'rojo', [B]: '' },
      B,
      'M',
      { disable_out_of_stock: 'yes' },
      ['disabled', 'out-of-stock'],
    ],
    ['all sold out, neither', { [A]: 'rojo', [B]: '' }, B, 'M', { disable_out_of_stock: 'no' }, ['available', '']],
    ['some in stock', { [A]: '', [B]: '' }, B, 'M', {}, ['available', '']],
    ['its own attribute never disables it', { [A]: 'rojo', [B]: 'S' }, A, 'azul', {}, ['disabled', 'unavailable']],
    ['nor does its own choice', { [A]: 'rojo', [B]: '' }, A, 'azul', {}, ['available', '']],
  ])('%s', (_, choices, attribute, value, given, expected) =>
    expect(stateOf(choices, attribute, value, given)).toEqual(expected),
  );

  test('before the variations are known, every item is available', () => {
    const [item] = swatchItems(null, { [A]: 'azul', [B]: '' }, B, ['S'], rules());
    expect(item?.state).toBe('available');
  });
});

describe('hints', () => {
  const hints = (fields: Record<string, unknown>, choices: Record<string, string>, given = {}) => {
    const own = indexVariations([make({ [A]: 'rojo', [B]: 'S' }, fields)]);
    const settings = rules({ show_variation_stock: 'yes', stock_label_threshold: 5, ...given });
    return swatchItems(own, choices, B, ['S'], settings).map(({ hint }) => hint)[0];
  };
  const one = { [A]: 'rojo', [B]: '' };

  test.each([
    ['at the threshold', { max_qty: 5 }, one, {}, 5],
    ['above it', { max_qty: 6 }, one, {}, null],
    ['unlimited', { max_qty: '' }, one, {}, null],
    ['out of stock', { max_qty: 2, is_in_stock: false }, one, {}, null],
    ['the shop’s own words', { max_qty: 3, variation_stock_left: 'Quedan 3' }, one, {}, 'Quedan 3'],
    ['a number beside max_qty', { max_qty: 3, variation_stock_left: 2 }, one, {}, 2],
    ['a number in digits', { max_qty: '3', variation_stock_left: '2' }, one, {}, 2],
    ['sold individually, stock unknown', { max_qty: 1, is_sold_individually: 'yes' }, one, {}, null],
    [
      'sold individually, stock managed',
      { max_qty: 1, is_sold_individually: 'yes', variation_stock_left: 4 },
      one,
      {},
      4,
    ],
    ['two unchosen', { max_qty: 2 }, { [A]: '', [B]: '' }, {}, null],
    ['all chosen', { max_qty: 2 }, { [A]: 'rojo', [B]: 'S' }, {}, null],
    ['the owner wants none', { max_qty: 2 }, one, { show_variation_stock: 'no' }, null],
  ])('%s', (_, fields, choices, given, expected) => expect(hints(fields, choices, given)).toBe(expected));

  test('hints of a product with one attribute are shown from the start', () => {
    const own = indexVariations([make({ [B]: 'S' }, { max_qty: 1 })]);
    const [item] = swatchItems(own, { [B]: '' }, B, ['S'], rules({ show_variation_stock: true }));
    expect(item?.hint).toBe(1);
  });
});

describe('choosing an item', () => {
  const choose = (choices: Record<string, string>, attribute: string, value: string, given = {}) =>
    choicesAfterPress(index, choices, attribute, value, rules(given));

  test('choosing the selected item keeps it, or clears it under clear_on_reselect', () => {
    const choices = { [A]: 'rojo', [B]: '' };
    expect(choose(choices, A, 'rojo')).toBe(choices);
    expect(choose(choices, A, 'rojo', { clear_on_reselect: 1 })).toEqual({ [A]: '', [B]: '' });
  });

  test('choosing a disabled item changes nothing', () => {
    const choices = { [A]: 'azul', [B]: '' };
    expect(choose(choices, B, 'S')).toBe(choices);
  });

  test.each([
    ['that nothing matches', { [A]: 'azul', [B]: 'M' }, B, 'S', {}],
    ['that is sold out with the others', { [A]: 'rojo', [B]: 'S' }, B, 'M', { clickable_out_of_stock: true }],
  ])('under deselect_unavailable a value %s clears the others', (_, choices, attribute, value, given) =>
    expect(choose(choices, attribute, value, { deselect_unavailable: true, ...given })).toEqual({
      [A]: '',
      [B]: '',
      [attribute]: value,
    }),
  );

  test('choosing an available item keeps the other choices', () =>
    expect(choose({ [A]: 'rojo', [B]: '' }, B, 'S', { deselect_unavailable: true })).toEqual({
      [A]: 'rojo',
      [B]: 'S',
    }));
});

test('out-of-stock sets equal a naive count for any variations, choices and rules', () => {
  const value = fc.constantFrom('', 'x', 'y');
  const variation = fc
    .record({ attributes: fc.record({ [A]: value, [B]: value }), is_in_stock: fc.boolean() })
    .map(({ attributes, is_in_stock }) => make(attributes, { is_in_stock }));
  const settings = fc
    .record({ clickable_out_of_stock: fc.boolean(), disable_out_of_stock: fc.boolean() })
    .map((given) => rules(given));
  fc.assert(
    fc.property(fc.array(variation, { maxLength: 40 }), value, settings, (variations, other, given) => {
      const choices = { [A]: other, [B]: '' };
      const matches = variations.filter(
        ({ attributes }) =>
          (!other || !attributes[A] || attributes[A] === other) && (!attributes[B] || attributes[B] === 'x'),
      );
      const isSoldOut = matches.length > 0 && !matches.some(({ inStock }) => inStock);
      const expected = !matches.length
        ? 'disabled'
        : !isSoldOut
          ? 'available'
          : given.clickable_out_of_stock
            ? 'no-stock'
            : given.disable_out_of_stock
              ? 'disabled'
              : 'available';
      expect(swatchItems(indexVariations(variations), choices, B, ['x'], given)[0]?.state).toBe(expected);
      expect(evaluateOptions(indexVariations(variations), choices).matchWith(B, 'x')).toBe(matches[0]);
    }),
  );
});

test('any choice stands while no variations are known, and clearing one always does', () => {
  const choices = { [A]: 'rojo', [B]: '' };
  expect(choicesAfterPress(null, choices, B, 'M', rules())).toEqual({ [A]: 'rojo', [B]: 'M' });
  expect(choicesAfterPress(index, { [A]: 'rojo', [B]: 'M' }, A, '', rules())).toEqual({ [A]: '', [B]: 'M' });
});
