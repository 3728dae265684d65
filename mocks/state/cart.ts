import type { Catalogue } from '../catalogue/catalogue';
import { discountOf, findCoupon, refusal } from './coupons';
import { hash32 } from './hash';
import type { Money } from './money';

export interface Line {
  key: string;
  productId: number;
  /** 0 for a product without variations. */
  variationId: number;
  /** `attribute_pa_color` → value, as chosen. */
  attributes: Readonly<Record<string, string>>;
  quantity: number;
}

export type Added = { ok: true; line: Line } | { ok: false; why: string };

const FREE_SHIPPING_FROM: Money = 5000;
const SHIPPING: Money = 495;

const keyOf = (productId: number, variationId: number, attributes: Readonly<Record<string, string>>): string =>
  hash32(JSON.stringify([productId, variationId, Object.entries(attributes).sort()]));

/** One shopper's cart. Refusals are sentences for the shopper, as the shop's notices say them. */
export class Cart {
  lines: readonly Line[] = [];
  coupons: readonly string[] = [];
  private readonly removed = new Map<string, Line>();

  constructor(private readonly catalogue: Catalogue) {}

  add(productId: number, quantity = 1, variationId = 0, attributes: Readonly<Record<string, string>> = {}): Added {
    const found = this.catalogue.find(variationId || productId);
    if (!found) return { ok: false, why: 'Este producto ya no existe.' };
    const { product } = found;
    if (product.type === 'variable' && !variationId)
      return { ok: false, why: 'Elige las opciones del producto antes de añadirlo.' };
    if (product.type === 'grouped' || product.type === 'external')
      return { ok: false, why: 'Este producto no se puede comprar así.' };
    const key = keyOf(productId, variationId, attributes);
    const existing = this.lines.find((line) => line.key === key);
    const wanted = (existing?.quantity ?? 0) + quantity;
    const why = this.refuses(
      product.name,
      variationId || productId,
      wanted,
      existing?.quantity ?? 0,
      product.soldIndividually,
    );
    if (why) return { ok: false, why };
    const line: Line = { key, productId, variationId, attributes, quantity: wanted };
    this.lines = existing ? this.lines.map((other) => (other.key === key ? line : other)) : [...this.lines, line];
    return { ok: true, line };
  }

  private refuses(name: string, id: number, wanted: number, has: number, individually = false): string | null {
    if (!Number.isInteger(wanted) || wanted < 1) return 'La cantidad no es válida.';
    if (individually && wanted > 1) return `No puedes añadir otra unidad de «${name}» a tu carrito.`;
    const left = this.catalogue.left(id);
    if (left === 0) return `No puedes añadir «${name}» al carrito porque está agotado.`;
    if (left === null || wanted <= left) return null;
    return has
      ? `No puedes añadir esa cantidad: quedan ${left} unidades y ya tienes ${has} en tu carrito.`
      : `No puedes añadir esa cantidad de «${name}»: quedan ${left} unidades.`;
  }

  remove(key: string): Line | undefined {
    const line = this.lines.find((other) => other.key === key);
    if (line) {
      this.removed.set(key, line);
      this.lines = this.lines.filter((other) => other !== line);
    }
    if (!this.lines.length) this.coupons = [];
    return line;
  }

  /** Restores a removed line at its position, or at the end. */
  restore(key: string, before?: string): Line | undefined {
    const line = this.removed.get(key);
    const at = this.lines.findIndex((other) => other.key === before);
    if (line && this.removed.delete(key)) this.lines = this.lines.toSpliced(at < 0 ? this.lines.length : at, 0, line);
    return line;
  }

  /** Sets a quantity; 0 removes the line. More than the stock is refused and changes nothing. */
  setQuantity(key: string, quantity: number): string | null {
    const line = this.lines.find((other) => other.key === key);
    if (!line || line.quantity === quantity) return null;
    if (quantity <= 0) {
      this.remove(key);
      return null;
    }
    const id = line.variationId || line.productId;
    const product = this.catalogue.find(id)?.product;
    const why = this.refuses(product?.name ?? '', id, quantity, 0, product?.soldIndividually);
    if (!why) this.lines = this.lines.map((other) => (other === line ? { ...line, quantity } : other));
    return why;
  }

  /** Another variation in a line's place, with its quantity; a refusal changes nothing. */
  replace(key: string, variationId: number, attributes: Readonly<Record<string, string>>): string | null {
    const before = this.lines;
    const at = before.findIndex((line) => line.key === key);
    const old = before[at];
    if (!old || old.variationId === variationId) return null;
    this.lines = before.filter((line) => line !== old);
    const added = this.add(old.productId, old.quantity, variationId, attributes);
    if (!added.ok) {
      this.lines = before;
      return added.why;
    }
    const others = this.lines.filter(({ key: other }) => other !== added.line.key);
    this.lines = [...others.slice(0, at), added.line, ...others.slice(at)];
    return null;
  }

  applyCoupon(code: string): string | null {
    const why = refusal(code, this.subtotal, this.coupons);
    if (!why) this.coupons = [...this.coupons, code.trim().toLowerCase()];
    return why;
  }

  removeCoupon(code: string): boolean {
    const had = this.coupons.includes(code);
    this.coupons = this.coupons.filter((other) => other !== code);
    return had;
  }

  /** A cart with the same lines and coupons. */
  copy(): Cart {
    return Object.assign(new Cart(this.catalogue), { lines: this.lines, coupons: this.coupons });
  }

  empty(): void {
    this.lines = [];
    this.coupons = [];
  }

  priceOf({ productId, variationId }: Line): Money {
    const found = this.catalogue.find(variationId || productId);
    return found?.variation?.cents ?? found?.product.cents ?? 0;
  }

  get count(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  get subtotal(): Money {
    return this.lines.reduce((sum, line) => sum + this.priceOf(line) * line.quantity, 0);
  }

  /** Coupon code → what it takes off; together never more than the subtotal. */
  get discounts(): ReadonlyMap<string, Money> {
    let rest = this.subtotal;
    const all = new Map<string, Money>();
    for (const code of this.coupons) {
      const coupon = findCoupon(code);
      const off = coupon ? Math.min(rest, discountOf(coupon, this.subtotal)) : 0;
      rest -= off;
      all.set(code, off);
    }
    return all;
  }

  get discount(): Money {
    return [...this.discounts.values()].reduce((sum, off) => sum + off, 0);
  }

  get shipping(): Money {
    const goods = this.subtotal - this.discount;
    return !this.lines.length || goods >= FREE_SHIPPING_FROM ? 0 : SHIPPING;
  }

  get total(): Money {
    return this.subtotal - this.discount + this.shipping;
  }

  /** Empty for an empty cart, else 32 hexadecimal digits that change with lines and total (contract 4.8). */
  get hash(): string {
    return this.lines.length ? hash32(JSON.stringify([this.lines, this.total])) : '';
  }
}
