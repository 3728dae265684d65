import { describe, expect, it } from 'vitest';
import catalogue from '../../../languages/islas-es_ES.po?raw';
import { inSpanish, parseCatalogue } from '../../../mocks/pages/layout/texts';
import { DRAWER_TEXTS } from '../../../widgets/drawer/drawer-texts';
import { CartDrawer } from '../../../widgets/drawer/components';
import { renderComponent } from '../../../mocks/pages/render-component';
import { SearchMarkup } from '../../../widgets/search/markup';
import { SwatchForm } from '../../../widgets/swatches/components';
import { SWATCH_FORM_TEXTS } from '../../../widgets/swatches/swatch-form-props';
import { spanishTexts } from '../../../src/entries/spanish-texts';
import { SOURCES } from '../../../src/wordpress/english';

const { shop_url: _shop, cart_url: _cart, ...DRAWER } = DRAWER_TEXTS;
const { title, added, texts } = spanishTexts.CartDrawer;

/** All texts in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
/** WooCommerce's own translations, for markup that it prints in a shop. */
const FROM_WOOCOMMERCE = [
  'Añadir al carrito',
  'Aviso de la tienda',
  'Cantidad de producto',
  'Elige una opción',
  'Esta combinación no está disponible. Elige otra, por favor.',
  'Este producto está agotado y no está disponible.',
  'Limpiar',
  'Limpiar las opciones',
];
const manyForms = catalogue.replace(/^msgstr\[0\].*\n/gm, '').replaceAll('msgstr[1]', 'msgstr');
const known = new Set([
  ...[catalogue, manyForms].flatMap((po) => [...parseCatalogue(po).values()]),
  ...FROM_WOOCOMMERCE,
]);

describe('spanishTexts of islas/react', () => {
  it.each(Object.entries(spanishTexts))('each text of %s is the plugin’s or WooCommerce’s translation', (_, texts) =>
    expect(textsIn(texts).filter((text) => !known.has(text))).toEqual([]),
  );

  it.each<[string, object | undefined, Readonly<Record<string, string>>]>([
    ['settings', spanishTexts.settings.texts, SOURCES],
    ['the drawer', texts, DRAWER],
    ['the drawer and its message', { title, added }, { title: 'Cart', added: 'Added to your cart.' }],
    [
      'the consent bar',
      spanishTexts.ConsentBar,
      {
        accept: 'Accept',
        decline: 'Reject',
        settings: 'Settings',
        close: 'Close',
        label: 'Cookie consent',
        again: 'Cookies',
      },
    ],
    ['the social links', spanishTexts.Overlay, { label: 'Social networks', close: 'Close the social networks' }],
    [
      'the search',
      spanishTexts.ProductSearch,
      { label: 'Search products', submit: 'Search', close: 'Close the search' },
    ],
  ])('spanishTexts for %s equal the catalogue of the plugin', (_, spanish, english) =>
    expect(spanish).toEqual(inSpanish(english)),
  );

  it('spanishTexts for markup of WooCommerce leaves none in English', () => {
    expect(spanishTexts.SwatchForm.texts).toMatchObject(
      inSpanish({ unavailable: 'Not available with your other choices', outOfStock: 'Out of stock' }),
    );
    expect(Object.keys(spanishTexts.SwatchForm.texts ?? {})).toEqual(Object.keys(SWATCH_FORM_TEXTS));
    const product = { id: 1, name: 'Taza', url: '/taza/' };
    const attributes = [{ name: 'pa_color', label: 'Color', items: [] }];
    const form = String(
      renderComponent(SwatchForm, { product, attributes, variations: false, ...spanishTexts.SwatchForm }),
    );
    expect(form).not.toMatch(/Add to cart|Clear|quantity<|Sorry/);
  });

  it('components print no English with spanishTexts', () => {
    const page = `${renderComponent(CartDrawer, spanishTexts.CartDrawer)}${renderComponent(SearchMarkup, spanishTexts.ProductSearch)}`;
    expect(page).toContain('Cerrar el carrito');
    expect(page).not.toMatch(/\b(Close|Search|Cart|Added)\b/);
  });
});
