import fc from 'fast-check';
import jQuery from 'jquery';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodeFields } from '../../../src/woocommerce/fetch-transport';
import type { Fields } from '../../../src/woocommerce/shop-request';
import { readPayload, toPlainFields } from '../../../src/woocommerce/payload';
import { platform, resetPlatform } from '../../../src/woocommerce/platform';

afterEach(resetPlatform);

const button = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

describe('the payload of a button', () => {
  it('is every data attribute, camel-cased, as raw text', () => {
    const given = button('<a data-product_id="15" data-quantity="1" data-foo-bar="a" data-json=\'{"x":1}\'></a>');
    expect(readPayload(given)).toEqual({ product_id: '15', quantity: '1', fooBar: 'a', json: '{"x":1}' });
  });

  it('lacks the attributes that Islas sets, and keeps the shop’s `data-action`', () => {
    const stamped = button(
      '<a data-islas-action="cart.add" data-island="add-to-cart" data-island-state="live" data-islandic="1"></a>',
    );
    expect(readPayload(stamped)).toEqual({ islandic: '1' });
    expect(readPayload(button('<a data-action="their_action" data-islas-action="cart.add"></a>'))).toEqual({
      action: 'their_action',
    });
  });

  it('includes a library’s data, which attributes override', () => {
    platform.memory = () => ({ quantity: 7, gift: 1 });
    expect(readPayload(button('<a data-quantity="2"></a>'))).toEqual({ quantity: '2', gift: 1 });
  });

  it('encodes hostile names and values safely', () => {
    const given = button(
      '<a data-__proto__="x" data-constructor="y" data-to-string="z" data-product_id="&lt;b&gt;&amp;=+%"></a>',
    );
    const sent = encodeFields(toPlainFields(readPayload(given)));
    expect(new URLSearchParams(sent).get('product_id')).toBe('<b>&=+%');
    expect(new URLSearchParams(sent).get('constructor')).toBe('y');
    expect({}.constructor).toBe(Object);
  });

  it('holds the first of two equal attributes, and a value of a million characters in full', () => {
    expect(readPayload(button('<a data-quantity="1" data-quantity="9"></a>'))).toEqual({ quantity: '1' });
    const long = 'ñ'.repeat(1_000_000);
    expect(new URLSearchParams(encodeFields(toPlainFields({ long }))).get('long')).toBe(long);
  });
});

describe('the sent payload', () => {
  it('never holds a function’s value, a node, an instance, a circular reference or a symbol (W-09)', () => {
    const called = vi.fn();
    const circle: Record<string, unknown> = { a: 1 };
    circle['self'] = circle;
    const sent = toPlainFields({
      call: called,
      node: document.body,
      list: [1, called, document.body, 'x'],
      date: new Date(),
      map: new Map(),
      symbol: Symbol('s'),
      nothing: undefined,
      circle,
      none: null,
      yes: true,
      big: 10n,
    });
    expect(called).not.toHaveBeenCalled();
    expect(sent).toEqual({ list: ['1', '', '', 'x'], circle: { a: '1' }, none: '', yes: 'true', big: '10' });
  });

  it.each(['add-to-cart', ' add-to-cart', 'add-to-cart[]', '\tadd-to-cart[x]'])('never has a field %j', (name) => {
    expect(toPlainFields({ [name]: '15', product_id: '15' })).toEqual({ product_id: '15' });
  });

  it('keeps names that only look like add-to-cart', () => {
    expect(toPlainFields({ 'add-to-cart-note': 'x', addToCart: 'y' })).toEqual({
      'add-to-cart-note': 'x',
      addToCart: 'y',
    });
  });
});

/** Values that a plugin may put into the payload. */
const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.double({ noNaN: true }),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('tree')), fc.dictionary(fc.string(), tie('tree'))),
}));
const fields = fc.dictionary(fc.string({ unit: 'binary' }), tree);

/** What is sent, or null where the data has no text: an object with a field `toString` in a list whose name ends in `[]`. */
const sent = (write: () => string): string | null => {
  try {
    return write().replace(/%20/g, '+');
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return null;
  }
};

describe('encoding any payload', () => {
  it('fetch sends what jQuery would, and refuses what jQuery refuses', () => {
    const law = (payload: Fields) => {
      const clean = toPlainFields(payload);
      expect(sent(() => encodeFields(clean))).toBe(sent(() => jQuery.param(clean)));
    };
    fc.assert(fc.property(fields, law));
    law({ 'a[]': [{ toString: '' }] });
    expect(sent(() => encodeFields({ 'a[]': [{ toString: '' }] }))).toBeNull();
  });

  it('cleaning never throws, never changes its input, and is idempotent', () => {
    const anything = fc.dictionary(
      fc.string(),
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
    );
    fc.assert(
      fc.property(anything, (payload) => {
        const before = { ...payload };
        const once = toPlainFields(payload);
        expect(toPlainFields(once)).toEqual(once);
        expect(payload).toEqual(before);
        expect(sent(() => encodeFields(once))).toBe(sent(() => jQuery.param(once)));
      }),
    );
  });

  it('text is decoded from the form unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        expect(new URLSearchParams(encodeFields(toPlainFields({ words }))).get('words')).toBe(words);
      }),
    );
  });

  it('half a surrogate pair is sent as U+FFFD instead of throwing', () => {
    expect(encodeFields(toPlainFields({ 'a\uD800': ['\uDC00b'] }))).toBe('a%EF%BF%BD%5B%5D=%EF%BF%BDb');
  });
});
