import type { Product, Variation } from './products';
import { simpleProducts } from './range';
import { variableProducts } from './variable';

export interface Sellable {
  product: Product;
  variation: Variation | null;
}

const gift = (): Product => ({
  id: 70,
  type: 'grouped',
  name: 'Desayuno de Domingo',
  slug: 'desayuno-de-domingo',
  category: 'despensa',
  sku: 'AZ-SET',
  cents: 575,
  stock: null,
  about: 'Taza, miel y mermelada: elige cuántas quieres de cada una.',
  picture: ['basket', 42],
  children: [15, 29, 31],
  rating: 4.8,
  sales: 64,
});

const elsewhere = (): Product => ({
  id: 72,
  type: 'external',
  name: 'Taller de Torno',
  slug: 'taller-de-torno',
  category: 'ceramica',
  sku: 'AZ-EXT',
  cents: 4500,
  stock: null,
  about: 'Una mañana en el taller para hacer tu primera pieza. La reserva se hace en la web del taller.',
  picture: ['vase', 15],
  elsewhere: ['https://taller.example/reservar', 'Reservar plaza'],
  rating: 4.9,
  sales: 12,
});

/** One product with options after every four without: each page of a listing shows both kinds. */
const shelved = (): Product[] => {
  const variable = variableProducts();
  return simpleProducts().flatMap((product, index) => [product, ...(index % 4 === 2 ? variable.splice(0, 1) : [])]);
};

/** Everything the shop sells, with the stock as it is now. A new catalogue is a full warehouse. */
export class Catalogue {
  readonly products: readonly Product[] = [...shelved(), gift(), elsewhere()];
  private readonly sold = new Map<number, number>();
  private readonly byId = new Map<number, Sellable>();

  constructor() {
    for (const product of this.products) {
      this.byId.set(product.id, { product, variation: null });
      for (const variation of product.variations ?? []) this.byId.set(variation.id, { product, variation });
    }
  }

  /** A product or a variation with its parent. */
  find(id: number): Sellable | undefined {
    return this.byId.get(id);
  }

  bySlug(slug: string): Product | undefined {
    return this.products.find((product) => product.slug === slug);
  }

  /** Units left of a product or variation; `null` is not counted. */
  left(id: number): number | null {
    const found = this.byId.get(id);
    const stock = (found?.variation ?? found?.product)?.stock ?? null;
    return stock === null ? null : Math.max(0, stock - (this.sold.get(id) ?? 0));
  }

  take(id: number, quantity: number): void {
    this.sold.set(id, (this.sold.get(id) ?? 0) + quantity);
  }

  inStock(product: Product): boolean {
    if (product.variations) return product.variations.some(({ id }) => this.left(id) !== 0);
    return this.left(product.id) !== 0;
  }

  /** The variation WooCommerce would choose: first whose every value equals the choice or is "any". */
  match(product: Product, choices: Readonly<Record<string, string>>): Variation | undefined {
    return product.variations?.find(({ values }) =>
      Object.entries(values).every(([name, value]) => value === '' || value === choices[`attribute_${name}`]),
    );
  }
}
