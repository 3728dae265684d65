import { afterEach, describe, expect, it } from 'vitest';
import { readRefusal, toShopError } from '../../src/wordpress/rest/refusal';
import { decodeCartAnswer } from '../../widgets/fragments/cart-response';
import { isRecord } from '../../src/browser/decode';
import { decodeDetails } from '../../widgets/variations/variation-details';
import { decodeVariations } from '../../widgets/variations/variation';
import { endpointUrl, shopParams, wantsFragments } from '../../src/woocommerce/globals';
import { bodyOf, captures } from './capture-files';
import { exchanges, samplesOf, themes } from './shape-files';

/** The responses to test: samples made from the shapes, then whole captures if there are any. */
const answers: ReadonlyArray<readonly [title: string, body: unknown]> = [
  ...exchanges.flatMap(([title, { response }]) =>
    samplesOf(response.body).map((body) => [title, withCode(body, response.code)] as const),
  ),
  ...captures.map(({ title, body }) => [`${title} (whole)`, body] as const),
];

function withCode(body: unknown, code: string | undefined): unknown {
  return code && isRecord(body) ? { ...body, code } : body;
}

const named = (name: RegExp) => answers.filter(([title]) => name.test(title));

describe('cart answers', () => {
  it.each(named(/add_to_cart\.ok|remove_from_cart\.ok|get_refreshed_fragments/))(
    '%s: fragments and hash',
    (_, body) => {
      const answer = decodeCartAnswer(body);
      const given = Object(body);
      expect(answer).toEqual({
        error: false,
        product_url: '',
        notices: '',
        redirect: '',
        elsewhere: false,
        item: null,
        cart_hash: given.cart_hash,
        fragments: given.fragments,
      });
      for (const selector of Object.keys(given.fragments)) expect(() => document.querySelector(selector)).not.toThrow();
    },
  );

  it.each(named(/add_to_cart\.variable-parent/))('%s: an error with a product_url', (_, body) => {
    expect(decodeCartAnswer(body)).toMatchObject({
      error: true,
      product_url: expect.stringMatching(/./),
      fragments: null,
    });
  });

  it.each(named(/add_to_cart\.unknown-product/))('%s: an error without a product_url', (_, body) => {
    expect(decodeCartAnswer({ ...Object(body), product_url: false })).toMatchObject({ error: true, product_url: '' });
    expect(decodeCartAnswer(body)).toMatchObject({ error: true, fragments: null });
  });

  it.each(named(/remove_from_cart\.unknown-key/))('%s: no fragments', (_, body) => {
    expect(decodeCartAnswer(body)).toMatchObject({ error: false, fragments: null });
  });

  it.each(named(/add_to_cart\.no-product-id/))('%s: not a cart response', (_, body) => {
    expect(decodeCartAnswer(body)).toBeNull();
  });
});

describe('variations', () => {
  it.each(named(/get_variation\.found/))('%s: one variation with all its details', (_, body) => {
    const [variation] = decodeVariations([body]) ?? [];
    const given = Object(body);
    expect(variation).toMatchObject({
      attributes: given.attributes,
      isActive: given.variation_is_active,
      inStock: given.is_in_stock,
      isPurchasable: given.is_purchasable,
    });
    const details = decodeDetails(body);
    expect(details).toMatchObject({ variation_id: String(given.variation_id), sku: given.sku });
    const missing = Object.keys(details).filter((name) => name !== 'step' && !(name in given));
    expect(missing, 'details that the shop does not send').toEqual([]);
  });

  it.each(named(/get_variation\.none/))('%s: no variation', (_, body) => {
    expect(isRecord(body)).toBe(false);
  });

  const embedded = themes.flatMap(([theme, { pages }]) =>
    Object.entries(pages).flatMap(([page, { variations }]) =>
      samplesOf(variations).map((sample) => [`${theme}: ${page}`, sample] as const),
    ),
  );

  it.each(embedded)('%s: the embedded list is read as a list', (_, sample) => {
    const list = Array.isArray(sample) ? sample : [];
    expect(decodeVariations(JSON.stringify(list))).toHaveLength(list.length);
  });
});

describe('refused REST calls', () => {
  it.each(named(/rest\.(bad-nonce|anonymous)/))('%s: a code, a status, and a catalogue message', async (_, body) => {
    const refusal = await readRefusal(new Response(JSON.stringify(body), { status: 403 }));
    expect(refusal).toEqual({ code: Object(body).code, status: 403 });
    expect(toShopError(refusal)).toMatchObject({ code: 'unknown_error', status: 403 });
  });

  it.each(named(/rest-nonce\.signed-in \(whole\)/))('%s: a nonce of the form that the client accepts', (_, body) => {
    expect(body).toMatch(/^\w{2,64}$/);
  });
});

const pages = themes.flatMap(([theme, shapes]) =>
  Object.entries(shapes.pages)
    .filter(([, { globals }]) => 'woocommerce_params' in globals)
    .map(([page, { globals }]) => [`${theme}: ${page}`, globals] as const),
);

describe("WooCommerce's globals", () => {
  afterEach(() => {
    for (const name of Object.keys(window)) if (/_params$/.test(name)) Reflect.deleteProperty(window, name);
  });

  it.each(pages)('%s: read as printed', (_, globals) => {
    const printed = Object.fromEntries(Object.entries(globals).map(([name, type]) => [name, samplesOf(type)[0]]));
    for (const value of Object.values(printed)) if (isRecord(value)) value.wc_ajax_url = '/es/?wc-ajax=%%endpoint%%';
    Object.assign(window, printed);
    expect(wantsFragments()).toBe('wc_cart_fragments_params' in globals);
    expect(endpointUrl('add_to_cart')).toBe('/es/?wc-ajax=add_to_cart');
    const params = shopParams();
    if ('wc_add_to_cart_params' in globals)
      expect(params).toMatchObject({ i18n_view_cart: 'texto', cart_url: 'texto' });
    if ('wc_cart_fragments_params' in globals)
      expect(params).toMatchObject({ cart_hash_key: 'texto', fragment_name: 'texto' });
  });
});

describe('whole captured pages', () => {
  it.skipIf(captures.length === 0)('the folder of captures has whole pages', () => {
    expect(captures.filter(({ html }) => html?.includes('</html>')).length).toBeGreaterThan(0);
  });

  const forms = captures.filter(({ html }) => html?.includes('data-product_variations'));

  it.each(forms.map(({ title, html }) => [title, html] as const))('%s: every embedded variation is read', (_, html) => {
    for (const form of bodyOf(html ?? '').querySelectorAll('form[data-product_variations]')) {
      const json = form.getAttribute('data-product_variations') ?? '';
      const given: unknown = JSON.parse(json);
      const variations = decodeVariations(json);
      expect(variations?.length ?? 0).toBe(Array.isArray(given) ? given.length : 0);
      for (const { attributes } of variations ?? []) expect(Object.keys(attributes).length).toBeGreaterThan(0);
    }
  });
});
