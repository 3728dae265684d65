// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '../../../mocks/catalogue/catalogue';
import { Cart } from '../../../mocks/state/cart';
import { COUPONS } from '../../../mocks/state/coupons';
import { digits } from '../../../mocks/state/money';

const newCart = () => new Cart(new Catalogue());

describe('cart', () => {
  it('cart sums are whole cents and never negative, for any products and coupons', () => {
    const ids = new Catalogue().products.filter(({ type }) => type === 'simple').map(({ id }) => id);
    const purchase = fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 12 }), fc.subarray([...COUPONS]), (purchases, coupons) => {
        const cart = newCart();
        for (const [id, quantity] of purchases) cart.add(id, quantity);
        for (const { code } of coupons) cart.applyCoupon(code);
        const byHand = cart.lines.reduce((sum, line) => sum + cart.priceOf(line) * line.quantity, 0);
        expect(cart.subtotal).toBe(byHand);
        expect(cart.total).toBe(cart.subtotal - cart.discount + cart.shipping);
        for (const sum of [cart.subtotal, cart.discount, cart.total])
          expect(Number.isInteger(sum) && sum >= 0).toBe(true);
      }),
    );
  });

  it('the cart never holds more than the stock, in any order of adds', () => {
    const catalogue = new Catalogue();
    const cart = new Cart(catalogue);
    const left = catalogue.left(15) ?? 0;
    for (let turn = 0; turn < left + 3; turn++) cart.add(15);
    expect(cart.count).toBe(left);
    expect(cart.add(15)).toMatchObject({ ok: false });
    expect(cart.setQuantity(cart.lines[0]?.key ?? '', left + 1)).toBeTruthy();
    expect(cart.count).toBe(left);
  });

  it.each([
    [41, 'agotado'],
    [100, 'opciones'],
    [70, 'así'],
    [999_999, 'no existe'],
  ])('the cart refuses product %d with a message (%s)', (id, words) => {
    expect(newCart().add(id)).toMatchObject({ ok: false, why: expect.stringContaining(words) });
  });

  it('the cart takes a product sold individually once', () => {
    const cart = newCart();
    expect(cart.add(49).ok).toBe(true);
    expect(cart.add(49).ok).toBe(false);
  });

  it('the cart has one line for each choice of a variable product', () => {
    const cart = newCart();
    const rojo = { attribute_pa_color: 'rojo', attribute_pa_talla: 's' };
    cart.add(100, 1, 101, rojo);
    cart.add(100, 1, 102, { ...rojo, attribute_pa_talla: 'm' });
    cart.add(100, 1, 102, { ...rojo, attribute_pa_talla: 'm' });
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it('the cart hash changes with the cart and is empty for an empty cart', () => {
    const cart = newCart();
    expect(cart.hash).toBe('');
    cart.add(15);
    const first = cart.hash;
    cart.add(17);
    expect(cart.hash).not.toBe(first);
    const [, second] = cart.lines;
    cart.remove(second?.key ?? '');
    expect(cart.hash).toBe(first);
    cart.restore(second?.key ?? '');
    expect(cart.count).toBe(2);
  });

  it.each([
    ['nada', 'no existe'],
    ['caducado', 'caducado'],
    ['menos5', 'mínima'],
    ['', 'Escribe'],
  ])('the cart refuses the coupon "%s"', (code, words) => {
    const cart = newCart();
    cart.add(31);
    expect(cart.applyCoupon(code)).toContain(words);
    expect(cart.coupons).toEqual([]);
  });
});

describe('money', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [123_456, '1.234,56'],
    [100_000_000, '1.000.000,00'],
    [-495, '-4,95'],
  ])('%d cents read %s', (cents, text) => {
    expect(digits(cents)).toBe(text);
  });
});
