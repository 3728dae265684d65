import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addButton } from '../../mocks/pages/shopping/card';
import { variationsForm } from '../../mocks/pages/shopping/variations-form';
import { swatchGroup } from '../../mocks/pages/shopping/swatch-props';
import { describeVariation } from '../../mocks/endpoints/variation';
import { Visit } from '../../mocks/pages/visit';
import { shop } from '../../mocks/node';
import { AddButtonMarkup } from '../../widgets/cart/markup';
import { ConsentAgainMarkup, ConsentBarMarkup } from '../../widgets/consent/bar/markup';
import { type Html, html } from '../../mocks/pages/html';
import { CartDrawer } from '../../widgets/drawer/components';
import { SearchMarkup, SearchToggleMarkup } from '../../widgets/search/markup';
import { SocialMarkup, SocialToggleMarkup } from '../../widgets/social/markup';
import { renderComponent } from '../../mocks/pages/render-component';
import { type SwatchItem, SwatchForm } from '../../widgets/swatches/components';
import { type Tree, treeOf } from './tree';

/**
 * The components of `islas/react` print the same markup as a server: as the plugin's PHP, by the golden files, and as
 * WooCommerce, by the pretend shop, whose pages are compared with real ones in `shapes/`.
 */
const golden = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, `golden/${name}.json`), 'utf8')) as T;
/** JSON scripts are compared decoded: PHP and JavaScript escape different characters. */
const parsed = (nodes: readonly Tree[]): unknown[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    const isData = node.attributes.type === 'application/json';
    return { ...node, children: isData ? (JSON.parse(String(node.children[0])) as unknown) : parsed(node.children) };
  });
/** What differs in a host's tree: marks by which scripts find a form, their data, and white space between tags. */
const MARKS = /^(data-(island|availability|islas-action|product_variations)|style|aria-busy)$/;
const SCRIPTS_CLASSES = /^(variations_form|islas-variations|islas-swatch-place|wc-interactive)$/;
const withoutMarks = (nodes: readonly Tree[]): unknown[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() ? node : [];
    if (node.tag === 'script') return [];
    const attributes = Object.entries(node.attributes)
      .filter(([name]) => !MARKS.test(name))
      // An option without a value is chosen where no other is.
      .filter(([name]) => name !== 'selected' || node.attributes.value)
      .map(([name, value]) =>
        name === 'class'
          ? [
              name,
              value
                .split(' ')
                .filter((one) => !SCRIPTS_CLASSES.test(one))
                .join(' '),
            ]
          : [name, value],
      )
      .filter(([name, value]) => name !== 'class' || value);
    return { ...node, attributes: Object.fromEntries(attributes), children: withoutMarks(node.children) };
  });
const same = (printed: Html, markup: unknown) =>
  expect(parsed(treeOf(printed.html))).toEqual(parsed(treeOf(String(markup))));

describe('islas/react prints the plugin’s templates', () => {
  it('the consent bar', () => {
    const { bar } = golden<{ bar: string }>('consent');
    const page = document.createElement('div');
    page.innerHTML = bar;
    const text = page.querySelector('.islas-consent__text')?.firstChild?.textContent ?? '';
    expect(text).not.toBe('');
    const links = [...page.querySelectorAll('.islas-consent__text a')].map((link) => ({
      text: link.textContent ?? '',
      url: link.getAttribute('href') ?? '',
    }));
    expect(links).toHaveLength(2);
    const settings = page.querySelector('.islas-consent__settings')?.getAttribute('href') ?? '';
    same(renderComponent(ConsentBarMarkup, { text, links, page: settings }), bar);
  });

  const { drawer, ...hosts } = golden<Record<string, string>>('hosts');

  it('the dialog of the drawer', () => {
    const texts = { shop_url: 'https://tienda.example/shop/', cart_url: 'https://tienda.example/carrito/' };
    const [printed] = treeOf(renderComponent(CartDrawer, { texts }).html);
    const [dialog] = treeOf(drawer ?? '');
    expect({ ...Object(printed), children: [] }).toEqual({ ...Object(dialog), children: [] });
  });

  it.each(Object.entries(hosts))('the host %s', (name, markup) => {
    const links = [{ name: 'Instagram', url: 'https://instagram.com/tienda' }];
    const printed: Readonly<Record<string, Html>> = {
      'consent at the end': html`${renderComponent(ConsentAgainMarkup, {
        page: 'https://tienda.example/?islas-consent=page',
        gpcNote: 'Your browser asks not to be tracked. We respect it.',
      })}<div data-island="consent-settings"></div>`,
      search: renderComponent(SearchMarkup, { action: 'https://tienda.example/' }),
      'search toggle': renderComponent(SearchToggleMarkup, {}),
      social: renderComponent(SocialMarkup, { links }),
      'social toggle': renderComponent(SocialToggleMarkup, {}),
    };
    const all = parsed(treeOf(printed[name]?.html ?? ''));
    expect(all).toEqual(parsed(treeOf(markup)));
  });
});

describe('islas/react prints WooCommerce’s templates', () => {
  const visit = () => new Visit(shop, shop.session, new URL('http://127.0.0.1:5173/tienda/'), {}, 'none');

  it('the button of a listing', () => {
    const product = shop.catalogue.find(17)?.product;
    if (!product) throw new Error('No product');
    const { id, name, sku } = product;
    const spanish = {
      text: 'Añadir al carrito',
      label: `Añadir al carrito: «${name}»`,
      addedMessage: `«${name}» se ha añadido a tu carrito`,
    };
    same(
      renderComponent(AddButtonMarkup, { id, name, sku, href: `/tienda/?add-to-cart=${id}`, ...spanish }),
      addButton(visit(), product, true),
    );
  });

  it.each([100, 150, 300, 400])('the form of the variable product %i', (id) => {
    const now = visit();
    const product = shop.catalogue.find(id)?.product;
    if (!product) throw new Error('No product');
    const groups = (product.attributes ?? []).map((attribute, at) => swatchGroup(now, product, attribute, at + 1));
    const printed = renderComponent(SwatchForm, {
      product: { id, name: product.name, url: `/producto/${product.slug}/` },
      attributes: groups.map(({ attribute, label, type, shape, behavior, items }) => ({
        name: attribute.replace('attribute_', ''),
        label,
        type: type as 'button',
        shape: shape as 'squared',
        behavior: behavior as 'blur',
        items: items as readonly SwatchItem[],
      })),
      variations: id === 400 ? false : (product.variations ?? []).map((one) => describeVariation(shop, product, one)),
      availability: `/wp-json/islas/v1/swatches/availability/${id}`,
      texts: {
        choose: 'Elige una opción',
        clear: 'Limpiar',
        clearLabel: 'Limpiar las opciones',
        add: 'Añadir al carrito',
        quantity: 'Cantidad de productos',
        quantityOf: '%s: cantidad',
        unavailable: groups[0]?.unavailable_text ?? '',
        outOfStock: groups[0]?.out_of_stock_text ?? '',
        noMatch: 'Esta combinación no está disponible. Elige otra, por favor.',
      },
    });
    expect(withoutMarks(treeOf(printed.html))).toEqual(withoutMarks(treeOf(String(variationsForm(now, product)))));
  });
});
