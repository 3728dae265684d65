import type { Line } from './cart';
import type { Money } from './money';

export interface Order {
  id: number;
  key: string;
  lines: readonly Line[];
  subtotal: Money;
  discount: Money;
  shipping: Money;
  total: Money;
  payment: string;
  /** The posted fields, attribution included. */
  fields: Readonly<Record<string, string>>;
}

export class Orders {
  private all: Order[] = [];

  get list(): readonly Order[] {
    return this.all;
  }

  find(id: number): Order | undefined {
    return this.all.find((order) => order.id === id);
  }

  place(order: Omit<Order, 'id' | 'key'>): Order {
    const id = 2001 + this.all.length;
    const placed = { ...order, id, key: `wc_order_${id.toString(36)}Azahar` };
    this.all = [...this.all, placed];
    return placed;
  }
}
