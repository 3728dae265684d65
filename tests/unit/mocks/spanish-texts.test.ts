import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { spanishText } from '../../../mocks/pages/layout/texts';
import { NO_ASSETS } from '../../../mocks/pages/page';
import { siteHandlers } from '../../../mocks/site';

const CATALOGUE = Object.values(po.parse(readFileSync('languages/islas-es_ES.po', 'utf8')).translations)
  .flatMap((context) => Object.values(context))
  .flatMap(({ msgstr }) => msgstr)
  .filter(Boolean);

/** WooCommerce's own Spanish in its markup that Islas repeats. */
const WOOCOMMERCE = [
  'Añadir al carrito',
  'Añadir al carrito: “%s”',
  'Añadir al carrito: %s',
  '«%s» se ha añadido a tu carrito',
];

/** Texts that an owner writes in settings, and names that are not translated. */
const OWNERS = [
  'Usamos cookies para que la tienda funcione y, si quieres, para medir cómo se usa y mostrarte publicidad.',
  'YouTube',
  'Costuras naranjas',
];

const PRODUCTS = shop.catalogue.products.flatMap(({ name, attributes = [] }) => [
  name,
  ...attributes.flatMap(({ label, options }) => [label, ...Object.values(options)]),
]);

/** Matches a text of a catalogue with any values in its placeholders. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%(?:\d\\\$)?[sd]/g, '.+')}$`, 's');
/** A text of placeholders alone would match everything. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/%(?:\d\$)?[sd]/g, ''));
const KNOWN = [...[...CATALOGUE, ...WOOCOMMERCE].filter(hasWords), ...OWNERS, ...PRODUCTS].map(patternOf);

const ATTRIBUTES = ['aria-label', 'data-added', 'data-success_message'];
const OURS = '[class*="islas-"],[data-island],[data-islas-action]';

/** Texts that an island reads from the JSON in its host. */
const islandTexts = (element: Element): string[] => {
  const json = element.querySelector(':scope > script[type="application/json"]')?.textContent ?? '{}';
  const { texts = {} } = (JSON.parse(json) ?? {}) as { texts?: Record<string, string> };
  return Object.values(texts);
};

/** Texts in Islas' markup of a page: text nodes, labels, and texts for the islands; without addresses and numbers. */
const textsOf = (page: Document): string[] =>
  [...page.querySelectorAll(OURS)]
    .filter((element) => !element.matches('script,style'))
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
      ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
      ...(element.matches('[data-island]') ? islandTexts(element) : []),
    ])
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !text.startsWith('/'));

const read = async (address: string): Promise<Document> => {
  server.use(...siteHandlers(shop, () => NO_ASSETS));
  const html = await (await fetch(new URL(address, location.href))).text();
  // happy-dom loads no style sheets and no frames, and logs an error for each.
  const still = html.replace(/<link [^>]*stylesheet[^>]*>|<\/?iframe[^>]*>/g, '');
  return new DOMParser().parseFromString(still, 'text/html');
};

describe('texts of the pretend shop', () => {
  it.each([
    ['a listing', '/tienda/', 28],
    ['a listing with the consent bar', '/tienda/?consent=on', 36],
    ['cards with swatches', '/tienda/?swatches=card_swatches', 50],
    ['a product with swatches', '/producto/camiseta-basica/', 33],
    ['a page with a held embed', '/taller/?consent=on', 35],
  ])(
    'the Spanish of Islas on %s is in the catalogue or in the list of WooCommerce’s texts',
    async (_, address, least) => {
      const texts = textsOf(await read(address));
      expect(texts.length).toBeGreaterThan(least);
      expect(texts.filter((text) => !KNOWN.some((pattern) => pattern.test(text)))).toEqual([]);
    },
  );

  it('a text of the catalogue is printed with its values in the order of its placeholders', () =>
    expect(spanishText('%1$s shows this content and may leave cookies (%2$s).', 'YouTube', 'Marketing')).toBe(
      'YouTube muestra este contenido y puede dejar cookies (Marketing).',
    ));

  it('a text that the catalogue lacks is an error instead of English on the page', () =>
    expect(() => spanishText('Nobody translated this')).toThrow('Nobody translated this'));
});
