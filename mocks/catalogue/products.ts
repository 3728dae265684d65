/** What the pretend shop sells. Money is integer cents everywhere; WooCommerce's words for types and attributes. */
export interface Attribute {
  /** As in the form's names: `pa_color` for a shop-wide attribute, else the plain name. */
  name: string;
  label: string;
  /** Slug (shop-wide) or raw text → what the shopper reads. */
  options: Readonly<Record<string, string>>;
}

export interface Variation {
  id: number;
  /** Attribute name (without `attribute_`) → value; an empty value means any. */
  values: Readonly<Record<string, string>>;
  cents: number;
  /** Units left; `null` is not counted. */
  stock: number | null;
  sku: string;
}

export type ProductType = 'simple' | 'variable' | 'grouped' | 'external';

export interface Product {
  id: number;
  type: ProductType;
  name: string;
  slug: string;
  category: string;
  sku: string;
  cents: number;
  /** Price before the offer, when there is one. */
  regular?: number;
  stock: number | null;
  soldIndividually?: boolean;
  about: string;
  /** Name of the drawing and its hue in degrees. */
  picture: readonly [string, number];
  /** Drawings of its other pictures. */
  views?: readonly string[];
  attributes?: readonly Attribute[];
  variations?: readonly Variation[];
  /** Products a grouped one offers together. */
  children?: readonly number[];
  /** Where an external product is sold, and the button's words. */
  elsewhere?: readonly [url: string, words: string];
  rating: number;
  sales: number;
}

export interface Category {
  id: number;
  slug: string;
  name: string;
  about: string;
}

export const CATEGORIES: readonly Category[] = [
  { id: 26, slug: 'camisetas', name: 'Camisetas', about: 'Algodón orgánico, corte cómodo y colores de la huerta.' },
  { id: 27, slug: 'ceramica', name: 'Cerámica', about: 'Piezas torneadas y esmaltadas a mano, una a una.' },
  { id: 28, slug: 'despensa', name: 'Despensa', about: 'Aceites, mieles y conservas de productores cercanos.' },
  { id: 29, slug: 'casa', name: 'Casa', about: 'Jabones, velas y textiles para vivir despacio.' },
];

/** The lowest and highest price a product can be bought for. */
export const priceRange = (product: Product): readonly [number, number] => {
  const prices = product.variations?.map(({ cents }) => cents) ?? [product.cents];
  return [Math.min(...prices), Math.max(...prices)];
};
