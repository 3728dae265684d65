// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeVariation } from '../../../widgets/variations/variation';
import { findNearestInStock } from '../../../widgets/swatches/nearest-in-stock';
import { type Choices, indexVariations } from '../../../widgets/variations/option-states';

const make = (attributes: Record<string, string>, fields: Record<string, unknown> = {}) =>
  decodeVariation({ attributes, variation_is_active: true, is_in_stock: true, is_purchasable: true, ...fields });

const OPTIONS = { color: ['rojo', 'azul'], talla: ['S', 'M', 'L'], corte: ['recto', 'ancho'] };

describe('the nearest combination in stock', () => {
  test('nearestInStock keeps most of the choices, then follows the order of the variations', () => {
    const index = indexVariations([
      make({ color: 'azul', talla: 'S', corte: 'ancho' }),
      make({ color: 'azul', talla: 'M', corte: 'recto' }),
      make({ color: 'azul', talla: 'L', corte: 'recto' }),
    ]);
    const choices = { color: 'rojo', talla: 'S', corte: 'recto' };
    expect(findNearestInStock(index, choices, 'color', 'azul', OPTIONS)).toEqual({
      choices: { color: 'azul', talla: 'S', corte: 'ancho' },
      changes: [{ attribute: 'corte', from: 'recto', to: 'ancho' }],
    });
  });

  test('nearestInStock keeps the choice of an open attribute, or takes its first option', () => {
    const index = indexVariations([make({ color: 'azul', talla: '', corte: '' })]);
    const nearest = findNearestInStock(index, { color: '', talla: 'M', corte: '' }, 'color', 'azul', OPTIONS);
    expect(nearest?.choices).toEqual({ color: 'azul', talla: 'M', corte: 'recto' });
    expect(nearest?.changes).toEqual([]);
    const unknown = findNearestInStock(index, { color: '', talla: 'M', corte: '' }, 'color', 'azul', { talla: [] });
    expect(unknown?.choices).toEqual({ color: 'azul', talla: 'M', corte: '' });
  });

  test.each([
    ['out of stock', { is_in_stock: false }],
    ['not active', { variation_is_active: false }],
    ['not for sale', { is_purchasable: false }],
  ])('nearestInStock skips a variation that is %s', (_, fields) => {
    const index = indexVariations([make({ color: 'azul', talla: 'S', corte: 'recto' }, fields)]);
    expect(findNearestInStock(index, { color: '', talla: '', corte: '' }, 'color', 'azul', OPTIONS)).toBeNull();
  });

  test('the result of nearestInStock is complete, in stock, has the wanted value, and no other keeps more choices', () => {
    const value = fc.constantFrom('', 'a', 'b', 'c');
    const variation = fc
      .record({ attributes: fc.record({ x: value, y: value, z: value }), is_in_stock: fc.boolean() })
      .map(({ attributes, is_in_stock }) => make(attributes, { is_in_stock }));
    const options = { x: ['a', 'b', 'c'], y: ['a', 'b', 'c'], z: ['a', 'b', 'c'] };
    const accepts = (own: string | undefined, chosen: string | undefined) => !own || own === chosen;
    fc.assert(
      fc.property(
        fc.array(variation, { maxLength: 30 }),
        fc.record({ x: value, y: value, z: value }),
        (all, choices: Choices) => {
          const nearest = findNearestInStock(indexVariations(all), choices, 'x', 'b', options);
          const offered = all.filter(({ inStock, attributes }) => inStock && accepts(attributes.x, 'b'));
          if (!nearest) {
            expect(offered).toEqual([]);
            return;
          }
          expect(nearest.choices.x).toBe('b');
          expect(Object.values(nearest.choices).every(Boolean)).toBe(true);
          const holds = (attributes: Readonly<Record<string, string>>) =>
            Object.entries(attributes).every(([name, own]) => accepts(own, nearest.choices[name]));
          expect(offered.some(({ attributes }) => holds(attributes))).toBe(true);
          const lost = (attributes: Readonly<Record<string, string>>) =>
            ['y', 'z'].filter((name) => choices[name] && !accepts(attributes[name], choices[name])).length;
          expect(nearest.changes.length).toBe(Math.min(...offered.map(({ attributes }) => lost(attributes))));
        },
      ),
    );
  });
});
