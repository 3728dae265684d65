// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import catalogue from '../../../../.tools/store/php/seed/catalogue.json';
import shapes from '../../../../.tools/store/php/seed/shapes.json';
import { Catalogue } from '../../../../mocks/catalogue/catalogue';
import { COUPONS } from '../../../../mocks/state/coupons';

interface Row {
  name: string;
  category: string;
  cents: number;
  regular?: number;
  stock?: number | null | (number | null)[];
  picture: [string, number];
  axes?: Record<string, string[]>;
  limit?: number;
}
interface Seed {
  customer: { login: string };
  simple: Row[];
  variable: Row[];
  grouped: { name: string; children: string[] };
  external: { name: string; cents: number };
}

const seed = catalogue as unknown as Seed;
const selling = readFileSync(join(process.cwd(), '.tools/store/php/seed/selling.php'), 'utf8');
const pretend = new Catalogue().products;
const named = (name: string) => pretend.find((product) => product.name === name);

// The same journeys run on the pretend shop and on the real one, so both sell the same products.
describe('the seed of the real shop', () => {
  it('the seed has the simple products of the pretend shop with the same prices and stock', () => {
    const simple = pretend.filter(({ type }) => type === 'simple');
    expect(seed.simple).toHaveLength(24);
    expect(seed.simple.map(({ name, cents, regular, stock }) => [name, cents, regular, stock])).toEqual(
      simple.map(({ name, cents, regular, stock }) => [name, cents, regular, stock]),
    );
  });

  it('the seed has every variable product of the pretend shop, with as many variations and the same values', () => {
    for (const { name, attributes, variations } of pretend.filter(({ type }) => type === 'variable')) {
      const row = seed.variable.find((other) => other.name === name);
      const axes = Object.entries(row?.axes ?? {});
      const combinations = axes.reduce((count, [, values]) => count * values.length, 1);
      const anyValue = variations?.every(({ values }) => Object.values(values).includes(''));
      expect(axes.map(([, values]) => values)).toEqual(attributes?.map(({ options }) => Object.keys(options)));
      if (!anyValue) expect(Math.min(combinations, row?.limit ?? Infinity), name).toBe(variations?.length);
    }
  });

  it('the seed has the same grouped and external product', () => {
    expect(named(seed.grouped.name)?.children).toHaveLength(seed.grouped.children.length);
    expect(named(seed.external.name)?.cents).toBe(seed.external.cents);
  });

  it('the seed has the coupons of the pretend shop', () => {
    for (const { code } of COUPONS) expect(selling).toContain(`coupon('${code}'`);
  });

  it('the seed uses only pictures that have a shape', () => {
    for (const { name, picture } of [...seed.simple, ...seed.variable]) expect(shapes, name).toHaveProperty(picture[0]);
  });
});
