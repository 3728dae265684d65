import type { Money } from './money';

export interface Coupon {
  code: string;
  kind: 'percent' | 'fixed';
  /** Per cent, or cents. */
  amount: number;
  /** Least subtotal in cents. */
  minimum?: Money;
  expired?: boolean;
}

export const COUPONS: readonly Coupon[] = [
  { code: 'azahar10', kind: 'percent', amount: 10 },
  { code: 'menos5', kind: 'fixed', amount: 500, minimum: 3000 },
  { code: 'caducado', kind: 'percent', amount: 20, expired: true },
];

export const findCoupon = (code: string): Coupon | undefined =>
  COUPONS.find((coupon) => coupon.code === code.trim().toLowerCase());

/** What the coupon takes off, in whole cents and never more than there is. */
export const discountOf = (coupon: Coupon, subtotal: Money): Money =>
  Math.min(subtotal, coupon.kind === 'percent' ? Math.round((subtotal * coupon.amount) / 100) : coupon.amount);

/** Why a coupon is refused, or `null`. */
export const refusal = (code: string, subtotal: Money, applied: readonly string[]): string | null => {
  if (!code.trim()) return 'Escribe un código de cupón.';
  const coupon = findCoupon(code);
  if (!coupon) return `El cupón «${code}» no existe.`;
  if (applied.includes(coupon.code)) return `El cupón «${coupon.code}» ya está aplicado.`;
  if (coupon.expired) return `El cupón «${coupon.code}» ha caducado.`;
  if (coupon.minimum !== undefined && subtotal < coupon.minimum) {
    return `El cupón «${coupon.code}» pide una compra mínima de ${(coupon.minimum / 100).toFixed(2).replace('.', ',')} €.`;
  }
  return null;
};
