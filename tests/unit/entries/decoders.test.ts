import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isActionName } from '../../../src/runtime/action-names';
import { decodeCartAnswer, decodeFragments, parseFragments } from '../../../widgets/fragments/cart-response';
import { toErrorCode } from '../../../src/wordpress/rest/refusal';
import { MESSAGES } from '../../../src/wordpress/english';
import { decodeSettings, decodeSection, setSettings } from '../../../src/wordpress/settings';
import { translate } from '../../../src/wordpress/texts';
import { decodeSwatchesSettings } from '../../../widgets/variations/swatch-settings';
import { decodeAvailability } from '../../../widgets/variations/variation-matrix';
import { decodeDetails } from '../../../widgets/variations/variation-details';
import { decodeVariations } from '../../../widgets/variations/variation';
import { endpointUrl, shopParams } from '../../../src/woocommerce/globals';
import { inputs, itIsTotal } from './decoder-laws';

afterEach(() => void setSettings({}));

describe('decoding settings', () => {
  itIsTotal('decodeSettings', decodeSettings);
  itIsTotal('decodeSwatchesSettings', decodeSwatchesSettings);

  it('a section of any value is decoded by its feature', () => {
    fc.assert(
      fc.property(inputs({ swatches: decodeSwatchesSettings(undefined) }), (value) => {
        setSettings(value);
        const given =
          typeof value === 'object' && value !== null && Object.hasOwn(value, 'swatches') && !Array.isArray(value);
        const own = given ? (value as { swatches: unknown }).swatches : undefined;
        expect(decodeSection('swatches', decodeSwatchesSettings)).toEqual(decodeSwatchesSettings(own));
      }),
    );
  });
});

describe('decoding responses of the shop', () => {
  const answer = { error: false, product_url: '', cart_hash: 'h', fragments: { 'div.a': '<div class="a"></div>' } };

  itIsTotal('decodeCartAnswer', decodeCartAnswer, answer);
  itIsTotal('decodeFragments', decodeFragments, answer.fragments);
  itIsTotal('decodeDetails', decodeDetails, {
    ...decodeDetails(undefined),
    image: { src: '', srcset: false, alt: null },
  });

  it('any fragments become texts by selector, or null', () => {
    fc.assert(
      fc.property(inputs({ 'div.a': '', 'div.b': 'x' }), (value) => {
        const fragments = decodeFragments(value);
        if (fragments) expect(Object.values(fragments).every((html) => typeof html === 'string')).toBe(true);
      }),
    );
  });

  it('one invalid fragment does not remove the others; fragments that are all invalid give null', () => {
    expect(decodeFragments({ 'div.a': '<i></i>', 'div.b': 7, 'div.c': {} })).toEqual({ 'div.a': '<i></i>' });
    expect(decodeFragments({ 'div.b': 7 })).toBeNull();
    expect([[], {}].map(decodeFragments)).toEqual([{}, {}]);
    expect([['a'], 'x', null, false, 7].map(decodeFragments)).toEqual(Array(5).fill(null));
  });

  it('stored fragments that are cut off give null', () => {
    const json = JSON.stringify(answer.fragments);
    fc.assert(
      fc.property(fc.nat({ max: json.length - 1 }), (at) => {
        expect(parseFragments(json.slice(0, at))).toBeNull();
      }),
    );
  });
});

describe('decoding variations', () => {
  const raw = { attributes: { attribute_a: 'x' }, variation_is_active: true, is_in_stock: true, is_purchasable: true };
  const matrix = { format: 1, attributes: [['a', ['x', 'y']]], columns: [[1, 2, 0]], state: 'io1', left: [3] };

  it('any value becomes a list of matchable variations, or null', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          inputs([raw]),
          inputs(raw).map((one) => [one]),
          fc.string(),
        ),
        (value) => {
          const variations = decodeVariations(value);
          if (variations === null) return;
          expect(variations.length).toBeGreaterThan(0);
          for (const { attributes } of variations) {
            expect(Object.values(attributes).every((chosen) => typeof chosen === 'string')).toBe(true);
          }
        },
      ),
    );
  });

  it('any matrix becomes a list with one entry per state, or null', () => {
    fc.assert(
      fc.property(inputs(matrix), (value) => {
        const variations = decodeAvailability(value);
        const state = Object(value).state;
        expect(variations === null || variations.length === Array.from(String(state)).length).toBe(true);
      }),
    );
    expect(decodeAvailability(matrix)?.map(({ attributes, inStock }) => [attributes.a, inStock])).toEqual([
      ['x', true],
      ['y', false],
      ['', true],
    ]);
  });
});

describe("WooCommerce's globals", () => {
  afterEach(() => {
    for (const name of ['woocommerce_params', 'wc_add_to_cart_params', 'wc_cart_fragments_params']) {
      Reflect.deleteProperty(window, name);
    }
  });

  it('of any type become complete parameters with a usable endpoint pattern', () => {
    const model = shopParams();
    fc.assert(
      fc.property(inputs(model), inputs(model), (one, other) => {
        Object.assign(window, { woocommerce_params: one, wc_add_to_cart_params: other });
        const params = shopParams();
        expect(Object.keys(params)).toEqual(Object.keys(model));
        expect(Object.isFrozen(params)).toBe(true);
        expect(endpointUrl('add_to_cart')).toMatch(/^[^%]*add_to_cart/);
        expect(params.request_timeout).toBeGreaterThan(0);
        expect(params.cart_url).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

describe('codes, texts and action names', () => {
  it('any value becomes an error code of the catalogue', () => {
    const code = fc.oneof(
      fc.anything(),
      fc.constantFrom('__proto__', 'constructor', 'toString', ...Object.keys(MESSAGES)),
    );
    fc.assert(
      fc.property(code, (value) => {
        const known = toErrorCode(value);
        expect(Object.hasOwn(MESSAGES, known)).toBe(true);
      }),
    );
  });

  it('error codes of the catalogue stay unchanged', () => {
    for (const code of Object.keys(MESSAGES)) expect(toErrorCode(code)).toBe(code);
  });

  it('a text without a translation falls back to its key', () => {
    setSettings({ texts: { retry: 'Reintentar' } });
    expect([translate('retry'), translate('see_product')]).toEqual(['Reintentar', 'see product']);
  });

  it("the catalogue holds the specification's messages", () => {
    expect(MESSAGES).toMatchObject({
      fetch_error: 'You are probably offline.',
      invalid_json: 'The response is not a valid JSON response.',
      unknown_error: 'An unknown error occurred.',
      post_process: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
    });
  });

  it("names of Object's own properties are no action names", () => {
    expect(['__proto__', 'constructor', 'toString', '', null, 7].some(isActionName)).toBe(false);
  });
});
