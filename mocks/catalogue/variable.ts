import type { Attribute, Product, Variation } from './products';
import { slugOf } from './range';

const COLOURS = { rojo: 'Rojo', azul: 'Azul', verde: 'Verde', negro: 'Negro', blanco: 'Blanco' };
const SIZES = { xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL' };

export const colour = (...slugs: (keyof typeof COLOURS)[]): Attribute => ({
  name: 'pa_color',
  label: 'Color',
  options: Object.fromEntries(slugs.map((slug) => [slug, COLOURS[slug]])),
});

export const size = (...slugs: (keyof typeof SIZES)[]): Attribute => ({
  name: 'pa_talla',
  label: 'Talla',
  options: Object.fromEntries(slugs.map((slug) => [slug, SIZES[slug]])),
});

/** An attribute of one product only: its values are raw text. */
export const own = (label: string, values: readonly string[]): Attribute => ({
  name: slugOf(label),
  label,
  options: Object.fromEntries(values.map((value) => [value, value])),
});

const combinations = (attributes: readonly Attribute[]): Record<string, string>[] =>
  attributes.reduce<Record<string, string>[]>(
    (all, { name, options }) =>
      all.flatMap((values) => Object.keys(options).map((value) => ({ ...values, [name]: value }))),
    [{}],
  );

export interface VariableOptions {
  cents: number;
  category?: string;
  picture?: readonly [string, number];
  about?: string;
  /** At most this many of the combinations exist. */
  limit?: number;
  /** Units left by position: the default has sold-out and nearly sold-out ones. */
  stock?: (index: number) => number | null;
}

/** A variable product whose variations are the combinations of its attributes, ids counted from `id + 1`. */
export const variableProduct = (
  id: number,
  name: string,
  attributes: readonly Attribute[],
  { cents, category = 'camisetas', picture = ['shirt', 150], about = '', limit = Infinity, stock }: VariableOptions,
): Product => {
  const left = stock ?? ((index: number) => (index % 7 === 5 ? 0 : index % 4 === 3 ? null : (index % 6) + 1));
  const variations: Variation[] = combinations(attributes)
    .slice(0, limit)
    .map((values, index) => ({
      id: id + 1 + index,
      values,
      cents: cents + (index % 5) * 100,
      stock: left(index),
      sku: `VAR-${id}-${index + 1}`,
    }));
  const sku = `VAR-${id}`;
  return {
    id,
    type: 'variable',
    name,
    slug: slugOf(name),
    category,
    sku,
    cents,
    stock: null,
    about,
    picture,
    attributes,
    variations,
    rating: 4.5,
    sales: id % 90,
  };
};

const letters = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`);

/** Few variations, an "any" value, and exactly 25, 30, 31 and 300 (above 30 they are loaded on demand). */
export const variableProducts = (): Product[] => {
  const basic = variableProduct(100, 'Camiseta Básica', [colour('rojo', 'azul', 'verde'), size('s', 'm', 'l')], {
    cents: 1800,
    about: 'La de todos los días: algodón peinado, cuello reforzado y tres colores.',
  });
  const anySize = variableProduct(150, 'Camiseta Naranjo', [colour('blanco', 'negro')], {
    cents: 2400,
    picture: ['shirt', 30],
    about: 'Serigrafía de un naranjo en flor; el precio no depende de la talla.',
  });
  return [
    basic,
    {
      ...anySize,
      attributes: [...(anySize.attributes ?? []), size('s', 'm', 'l', 'xl')],
      variations: (anySize.variations ?? []).map((variation) => ({
        ...variation,
        values: { ...variation.values, pa_talla: '' },
      })),
    },
    variableProduct(
      200,
      'Sudadera Bancal',
      [colour('rojo', 'azul', 'verde', 'negro', 'blanco'), size('xs', 's', 'm', 'l', 'xl')],
      {
        cents: 3900,
        picture: ['hoodie', 95],
        about: 'Felpa gruesa con capucha, en veinticinco combinaciones.',
      },
    ),
    variableProduct(
      300,
      'Vajilla a Medida',
      [own('Esmalte', letters(6, 'Esmalte')), own('Piezas', letters(5, 'Juego'))],
      {
        cents: 4200,
        category: 'ceramica',
        picture: ['plate', 20],
        about: 'Elige esmalte y número de piezas: treinta juegos distintos.',
      },
    ),
    variableProduct(400, 'Vela a Medida', [own('Aroma', letters(8, 'Aroma')), own('Tamaño', letters(4, 'Tamaño'))], {
      cents: 1200,
      category: 'casa',
      picture: ['candle', 300],
      about: 'Ocho aromas y cuatro tamaños; treinta y una combinaciones disponibles.',
      limit: 31,
    }),
    variableProduct(
      1000,
      'Tela por Metros',
      [own('Tejido', letters(20, 'Tejido')), own('Ancho', letters(15, 'Ancho'))],
      {
        cents: 900,
        category: 'casa',
        picture: ['cloth', 260],
        about: 'Veinte tejidos y quince anchos: trescientas combinaciones.',
      },
    ),
  ];
};
